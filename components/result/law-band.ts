import type { Penalties } from '@/lib/i18n/country-names';

/** The band of a law in which a level lies; undefined below the first. @param permille 0 or more */
export function bandAt({ bands }: Pick<Penalties, 'bands'>, permille: number) {
  return bands.findLast(({ fromPermille, isAbove }) =>
    isAbove ? permille > fromPermille : permille >= fromPermille,
  );
}
