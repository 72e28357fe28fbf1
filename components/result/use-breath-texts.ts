import { useTranslations } from 'next-intl';
import { printedBreath } from '@/lib/countries/printed-breath';
import { isBreathUnit } from '@/lib/model/measurement';
import type { ShownResult } from './use-shown';

/**
 * Formats permille of blood as breath, by the ratio and in the unit of the applicable law. What was
 * measured in breath is printed as the device showed it, not raised to the law's figure.
 */
export function useBreathTexts(shown: ShownResult): (permille: number) => string {
  const { evening, source, countries, texts } = shown;
  const t = useTranslations();
  const { breathRatio, breathIso2 } = evening.limit;
  const law = countries.find(({ iso2 }) => iso2 === breathIso2);
  const isAsMeasured =
    evening.kind === 'measurement' && isBreathUnit(source.model.measurement.unit);
  return (permille) => {
    const { mgPerL } = printedBreath(permille, breathRatio, isAsMeasured ? undefined : law);
    return law?.breath?.writtenIn === 'ugPer100Ml'
      ? t('result.peak.breathUg', { value: texts.number(mgPerL * 100, 0) })
      : t('result.peak.breath', { value: texts.number(mgPerL, 2) });
  };
}
