import type { LimitFigures } from '@/lib/countries/applicable-limit';
import { breathRatio, usualBreathRatio } from '@/lib/countries/breath-ratio';
import { countryOptions } from './country-names';

/** What the calculator knows of a country. */
export interface CalculatorLimit extends LimitFigures {
  /** Where the law counts breath otherwise than the instruments: its ratio and whose law it is. */
  breathLaw?: { ratio: number; country: string };
}

/**
 * What the calculator knows of every country, by ISO code. For the build only: the page gets it as
 * props, and names only those countries whose law it quotes.
 * @param locale BCP 47 tag of a site
 */
export function calculatorLimits(locale: string): Record<string, CalculatorLimit> {
  return Object.fromEntries(
    countryOptions(locale).map((row) => {
      const { iso2, permille, noviceOrProfessionalPermille, name } = row;
      const ratio = breathRatio(row);
      const figures = { permille, noviceOrProfessionalPermille };
      const isUsual = ratio === usualBreathRatio;
      return [iso2, isUsual ? figures : { ...figures, breathLaw: { ratio, country: name } }];
    }),
  );
}
