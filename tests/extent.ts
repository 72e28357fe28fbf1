/** `npm run test:all` tries everything; `npm test` what finds each kind of fault once. */
export const isWhole = process.env.TEST_ALL === '1';

/** How often a property is tried: at most a thousand times in `npm test`. */
export function runsOf(whole: number): { numRuns: number } {
  return { numRuns: isWhole ? whole : Math.min(whole, 1000) };
}
