import { sites } from '../lib/site/sites';

/** `npm run test:all` tries everything; `npm test` what finds each kind of fault once. */
export const isWhole = process.env.TEST_ALL === '1';

/** Languages for what is the same code in all: Latin letters, long words, no letters of ours. */
export const triedSites = sites.filter(({ code }) => isWhole || ['en', 'de', 'jp'].includes(code));

/** Languages that a narrow screen is tried in: the longest words, and Japanese, which has no spaces. */
export const longWordSites = sites.filter(
  ({ code }) => isWhole || ['de', 'fr', 'jp', 'pl', 'ru'].includes(code),
);

/** How often a property is tried: at most a thousand times in `npm test`, or as often as is said. */
export function runsOf(whole: number, atMost = 1000): { numRuns: number } {
  return { numRuns: isWhole ? whole : Math.min(whole, atMost) };
}
