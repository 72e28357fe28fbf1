import { printedBreath } from '@/lib/countries/printed-breath';
import type { WorkingInput } from './use-working-input';

/**
 * The lines that convert an estimated level to breath: the figure, the ratio and its source, and a
 * note where the figure was raised to that of the law.
 */
export function breathLines({ shown, t, number }: WorkingInput, permille: number): string[] {
  const { breathRatio, breathCountry, breathIso2 } = shown.evening.limit;
  const law = shown.countries.find(({ iso2 }) => iso2 === breathIso2);
  const { mgPerL, isRaised } = printedBreath(permille, breathRatio, law);
  const value =
    law?.breath?.writtenIn === 'ugPer100Ml'
      ? t('result.working.peak.ugPer100Ml', { value: number(mgPerL * 100, 0) })
      : t('result.working.peak.mgPerL', { value: number(mgPerL, 2) });
  const ratio = String(breathRatio);
  return [
    breathCountry === null
      ? t('result.working.peak.breathUsual', { value, ratio })
      : t('result.working.peak.breath', { value, ratio, country: breathCountry }),
    ...(isRaised ? [t('result.working.peak.breathLeast')] : []),
  ];
}
