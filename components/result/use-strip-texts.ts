import { useTranslations } from 'next-intl';
import type { Until } from '@/lib/answer/answer';

/** Names of the parts of the strip and its half hours, by the limit or, at zero, by the alcohol. */
export function useStripTexts(until: Until) {
  const t = useTranslations();
  return until === 'zero'
    ? {
        over: t('result.strip.left'),
        overOrDrinking: t('result.sittings.leftOrDrinking'),
        perhaps: t('result.strip.perhapsGone'),
        under: t('result.strip.gone'),
      }
    : {
        over: t('result.strip.over'),
        overOrDrinking: t('result.sittings.overOrDrinking'),
        perhaps: t('result.strip.perhaps'),
        under: t('result.strip.under'),
      };
}
