import { useTranslations } from 'next-intl';
import type { ApplicableLimit } from '@/lib/countries/applicable-limit';
import { printedBreath } from '@/lib/countries/printed-breath';
import type { CountryOption } from '@/lib/i18n/country-names';
import type { ResultTexts } from './result-texts';

/** What decides how a level is written as breath. */
export interface BreathSource {
  /** Whose ratio counts. */
  limit: ApplicableLimit;
  countries: readonly CountryOption[];
  /** The level was measured in breath: what the device showed comes out as it was. */
  isAsMeasured: boolean;
}

/** The writer of levels as breath: by the ratio of the chosen country's law, in its unit. */
export function useBreathText(
  { limit, countries, isAsMeasured }: BreathSource,
  texts: ResultTexts,
): (permille: number) => string {
  const t = useTranslations();
  const { breathRatio, breathIso2 } = limit;
  const law = countries.find(({ iso2 }) => iso2 === breathIso2);
  return (permille) => {
    const { mgPerL } = printedBreath(permille, breathRatio, isAsMeasured ? undefined : law);
    return law?.breath?.writtenIn === 'ugPer100Ml'
      ? t('result.peak.breathUg', { value: texts.number(mgPerL * 100, 0) })
      : t('result.peak.breath', { value: texts.number(mgPerL, 2) });
  };
}
