import { useTranslations } from 'next-intl';
import type { TimeFieldTexts } from '@/components/ui/time-field';

/** The words of a time tile and its picker; those of the 12-hour clock are the engine's. */
export function useTimeTexts(): TimeFieldTexts {
  const t = useTranslations();
  return {
    hours: t('timing.hours'),
    minutes: t('timing.minutes'),
    period: t('timing.period'),
    am: 'AM',
    pm: 'PM',
    ok: t('picker.ok'),
    close: t('picker.close'),
  };
}
