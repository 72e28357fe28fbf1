import { useTranslations } from 'next-intl';
import type { TimeFieldTexts } from '@/components/ui/time-field';

/** The texts of a time field and its picker. AM and PM are not translated, as in the engine. */
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
