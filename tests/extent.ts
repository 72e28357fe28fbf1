import { sites } from '../lib/site/sites';

/** `npm run test:all` tries everything; `npm test` what finds each kind of fault once. */
export const isWhole = process.env.TEST_ALL === '1';

/** Languages for what is the same code in all: Latin letters, long words, no letters of ours. */
export const triedSites = sites.filter(({ code }) => isWhole || ['en', 'de', 'jp'].includes(code));

/** How often a property is tried: at most a thousand times in `npm test`. */
export function runsOf(whole: number): { numRuns: number } {
  return { numRuns: isWhole ? whole : Math.min(whole, 1000) };
}
