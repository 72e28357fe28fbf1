import { useTranslations } from 'next-intl';
import type { Forecast } from '@/lib/bac';

/** What the parts of the strip, and the half hours in them, are called. */
export interface StripWords {
  over: string;
  overOrDrinking: string;
  perhaps: string;
  under: string;
}

/** The words of the strip: of a limit, or where full clearance leads of the alcohol being gone. */
export function useStripWords({ waitPermille }: Pick<Forecast, 'waitPermille'>): StripWords {
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
