import { useTranslations } from 'next-intl';
import type { Forecast } from '@/lib/bac';

/** Names of the parts of the strip, and of the half hours in them. */
interface StripTexts {
  over: string;
  overOrDrinking: string;
  perhaps: string;
  under: string;
}

/**
 * Names relative to a limit, or to being sober where any alcohol is forbidden (`waitPermille` is 0
 * or less).
 */
export function useStripTexts({ waitPermille }: Pick<Forecast, 'waitPermille'>): StripTexts {
  const t = useTranslations();
  return waitPermille <= 0
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
