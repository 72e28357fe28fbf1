import type { CountryLaw, CountryLaws, LimitFigures } from './applicable-limit';
import { breathRatio, usualBreathRatio, type BreathLaw } from './breath-ratio';

/** What counts of the law of a country. */
function lawOf(row: BreathLaw & LimitFigures & { name: string }): CountryLaw {
  const { permille, noviceOrProfessionalPermille, name } = row;
  const ratio = breathRatio(row);
  const figures = { permille, noviceOrProfessionalPermille };
  return ratio === usualBreathRatio ? figures : { ...figures, breathLaw: { ratio, country: name } };
}

/** What counts of every country, by ISO code. @param rows named in the visitor's language */
export function countryLaws(
  rows: readonly (BreathLaw & LimitFigures & { name: string })[],
): CountryLaws {
  return Object.fromEntries(rows.map((row) => [row.iso2, lawOf(row)]));
}
