/** For journeys about what moves: `test.use(withMotion)`. Elsewhere it is reduced (playwright.config.ts). */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
