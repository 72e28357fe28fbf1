import type { CountryLaw, CountryLaws, LimitFigures } from './applicable-limit';
import { breathRatio, usualBreathRatio, type BreathLaw } from './breath-ratio';
import type { CountryLimit } from './limits';

type LawRow = BreathLaw &
  LimitFigures &
  Partial<Pick<CountryLimit, 'anyForbidden' | 'onlyAbove'>> & { name: string };

/** What counts of the law of a country. */
function lawOf(row: LawRow): CountryLaw {
  const { permille, noviceOrProfessionalPermille, name, anyForbidden, onlyAbove } = row;
  const ratio = breathRatio(row);
  // What is not so is left out: the page carries the laws of all countries.
  const figures = {
    permille,
    noviceOrProfessionalPermille,
    ...(anyForbidden && { anyForbidden: { mgPerL: row.breath?.mgPerL ?? null } }),
    ...(onlyAbove && { onlyAbove }),
  };
  return ratio === usualBreathRatio ? figures : { ...figures, breathLaw: { ratio, country: name } };
}

/** What counts of every country, by ISO code. @param rows named in the visitor's language */
export function countryLaws(rows: readonly LawRow[]): CountryLaws {
  return Object.fromEntries(rows.map((row) => [row.iso2, lawOf(row)]));
}
