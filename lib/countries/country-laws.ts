import type { CountryLaw, CountryLaws, LimitFigures } from './applicable-limit';
import { breathRatio, usualBreathRatio, type BreathLaw } from './breath-ratio';
import type { CountryLimit } from './limits';

type LawRow = BreathLaw &
  LimitFigures &
  Partial<Pick<CountryLimit, 'anyForbidden' | 'onlyAbove' | 'zones'>> & { name: string };

/** The part of a country's law that the calculator uses. */
export function countryLaw(row: LawRow): CountryLaw {
  const { permille, noviceOrProfessionalPermille, name, anyForbidden, onlyAbove, zones } = row;
  const ratio = breathRatio(row);
  // False values are left out to save bytes: the page contains the laws of all countries.
  const figures = {
    permille,
    noviceOrProfessionalPermille,
    ...(anyForbidden && { anyForbidden: { mgPerL: row.breath?.mgPerL ?? null } }),
    ...(onlyAbove && { onlyAbove }),
    ...(zones && { zones }),
  };
  return ratio === usualBreathRatio ? figures : { ...figures, breathLaw: { ratio, country: name } };
}

/** The laws of all countries by ISO code. @param rows with names in the visitor's language */
export function countryLaws(rows: readonly LawRow[]): CountryLaws {
  return Object.fromEntries(rows.map((row) => [row.iso2, countryLaw(row)]));
}
