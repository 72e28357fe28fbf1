import { useTranslations } from 'next-intl';
import type { ApplicableLimit } from '@/lib/countries/applicable-limit';
import { printedBreath } from '@/lib/countries/printed-breath';
import type { CountryOption } from '@/lib/i18n/country-names';
import type { ResultTexts } from './result-texts';

/**
 * The lines of the working that turn an estimate into breath: the figure, the ratio and whose it is,
 * and where the law's own figure is the least that is shown.
 * @param law of the country whose ratio counts
 */
export function useBreathLines(
  { breathRatio, breathCountry }: ApplicableLimit,
  law: CountryOption | undefined,
  texts: ResultTexts,
): (permille: number) => string[] {
  const t = useTranslations();
  return (permille) => {
    const { mgPerL, isRaised } = printedBreath(permille, breathRatio, law);
    const value =
      law?.breath?.writtenIn === 'ugPer100Ml'
        ? t('result.working.peak.ugPer100Ml', { value: texts.number(mgPerL * 100, 0) })
        : t('result.working.peak.mgPerL', { value: texts.number(mgPerL, 2) });
    const ratio = String(breathRatio);
    return [
      breathCountry === null
        ? t('result.working.peak.breathUsual', { value, ratio })
        : t('result.working.peak.breath', { value, ratio, country: breathCountry }),
      ...(isRaised ? [t('result.working.peak.breathLeast')] : []),
    ];
  };
}
