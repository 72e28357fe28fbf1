import { useTranslations } from 'next-intl';
import { TimeField } from '@/components/ui/time-field';
import { useEveningTexts } from '@/lib/i18n/use-evening-texts';
import type { CalculatorStore } from '@/lib/store/calculator';
import type { Measured } from './use-measured';
import { useTimeTexts } from './use-time-texts';

/** When it was measured, and how long before that the last drink ended. */
export function ReadingTimes({ store, measured }: { store: CalculatorStore; measured: Measured }) {
  const t = useTranslations();
  const { reading, unitSystem } = measured.model;
  const texts = useEveningTexts({ ...measured, unitSystem });
  const { setReading } = store.getState();
  const shared = { unitType: unitSystem, texts: useTimeTexts() };
  const sinceMin = measured.sinceLastDrinkMin;
  return (
    <div className="mt-3 grid grid-cols-2 gap-2 max-[22.5rem]:[&_button_.num]:text-2xl">
      <TimeField
        {...shared}
        testId="reading-time"
        value={reading.timeMeasuredInH24}
        name={t('reading.measured')}
        pickerName={t('reading.measured')}
        pickerDescription={t('reading.measuredHint')}
        onChange={(time) => setReading({ timeMeasuredInH24: time })}
      />
      <TimeField
        {...shared}
        testId="reading-last-drink"
        value={reading.timeLastDrinkInH24}
        name={t('reading.lastDrink')}
        description={
          sinceMin === 0
            ? t('reading.sameTime')
            : t('reading.before', { duration: texts.duration(sinceMin) })
        }
        pickerName={t('reading.lastDrink')}
        pickerDescription={t('reading.lastDrinkHint')}
        onChange={(time) => setReading({ timeLastDrinkInH24: time })}
      />
    </div>
  );
}
