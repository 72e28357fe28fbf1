import { pickerStepMin } from '@/lib/model/bounds';
import type { UnitSystem } from '@/lib/model/model';
import type { Translator } from './duration-text';

/** A picker that opens at a time, HH:MM, in the words of the page. */
export function timePicker(time: string, unitType: UnitSystem, t: Translator) {
  return {
    time,
    unitType,
    stepMin: pickerStepMin,
    labels: [t('timing.hours'), t('timing.minutes'), t('timing.period')],
    okLabel: t('picker.ok'),
    closeLabel: t('picker.close'),
  };
}
