import type { Penalties } from '@/lib/i18n/country-names';

/** The penalty band of a level; undefined below the first. @param permille 0 or more */
export function bandAt({ bands }: Pick<Penalties, 'bands'>, permille: number) {
  return bands.findLast(({ fromPermille, isAbove }) =>
    isAbove ? permille > fromPermille : permille >= fromPermille,
  );
}
