import type { Translator } from './duration-text';

/** The texts of a time field and its picker. AM and PM are not translated, as in the engine. */
export function timePickerTexts(t: Translator) {
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
