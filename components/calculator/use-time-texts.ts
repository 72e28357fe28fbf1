import { useTranslations } from 'next-intl';
import type { TimePickerTexts } from '@/components/ui/wheel-picker/time-picker';

/** The texts of a time field and its picker. AM and PM are not translated, as in the engine. */
export function useTimeTexts(): TimePickerTexts {
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
