import type { DriverClass } from '@/lib/countries/applicable-limit';
import type { Penalties, PenaltyBands } from '@/lib/i18n/penalties';

/** The bands for a class of drivers; none where the law is not known to have bands for it. */
export function bandsOf(
  { bands, noviceBands = [] }: Pick<Penalties, 'bands' | 'noviceBands'>,
  driverClass: DriverClass,
): PenaltyBands {
  return driverClass === 'general' ? bands : noviceBands;
}

/** The penalty band of a level; undefined below the first. @param permille 0 or more */
export function bandAt(bands: PenaltyBands, permille: number) {
  return bands.findLast(({ fromPermille, isAbove }) =>
    isAbove ? permille > fromPermille : permille >= fromPermille,
  );
}
