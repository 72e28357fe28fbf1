import { useTranslations } from 'next-intl';
import type { ResultTexts } from '@/components/result/result-texts';
import type { ApplicableLimit } from '@/lib/countries/applicable-limit';
import { printedBreath } from '@/lib/countries/printed-breath';
import type { CountryOption } from '@/lib/i18n/country-names';

/** What decides how a level is converted to breath. */
export interface BreathSource {
  /** Its breath ratio is used. */
  limit: ApplicableLimit;
  countries: readonly CountryOption[];
  /** Measured in breath: printed as the device showed it, not raised to the law's figure. */
  isAsMeasured: boolean;
}

/** Formats permille of blood as breath, by the ratio and in the unit of the applicable law. */
export function useBreathTexts(
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
