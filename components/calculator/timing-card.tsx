import { useTranslations } from 'next-intl';
import { TimeField } from '@/components/ui/time-field';
import { minutesOfDay } from '@/lib/bac';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import { Card } from './card';
import { FoodField } from './food-field';

/** Minutes of drinking beyond which even spreading hides pauses (docs: the model's limits). */
const longPeriodMin = 6 * 60;

/** 12-hour clock words; the engine writes the same ones. */
const periods = { am: 'AM', pm: 'PM' };

/** The evening: first and last sip, and what was eaten. */
export function TimingCard({ store }: { store: CalculatorStore }) {
  const t = useTranslations();
  const start = useCalculator(store, (state) => state.model.timeStartInH24);
  const finish = useCalculator(store, (state) => state.model.timeFinishInH24);
  const unitType = useCalculator(store, (state) => state.model.unitSystem);
  const { setTimeStart, setTimeFinish } = store.getState();
  const lengthMin = minutesOfDay(finish) - minutesOfDay(start);
  const isNextDay = lengthMin < 0;
  const isLong = (lengthMin + 1440) % 1440 > longPeriodMin;
  const shared = {
    unitType,
    periods,
    columnLabels: [t('timing.hours'), t('timing.minutes'), t('timing.period')] as const,
    okLabel: t('picker.ok'),
    closeLabel: t('picker.close'),
  };
  return (
    <Card title={t('timing.title')}>
      <div className="mt-4 grid grid-cols-2 gap-x-2">
        <TimeField
          {...shared}
          testId="time-start"
          value={start}
          name={t('timing.start')}
          pickerName={t('timing.start')}
          pickerDescription={t('timing.startHint')}
          onChange={setTimeStart}
        />
        <TimeField
          {...shared}
          testId="time-finish"
          value={finish}
          name={t('timing.finish')}
          pickerName={t('timing.finish')}
          pickerDescription={t('timing.finishHint')}
          onChange={setTimeFinish}
        />
        <p
          aria-live="polite"
          className="col-start-2 min-h-6 px-3 pt-1 text-sm text-base-content/80"
        >
          {isNextDay && t('timing.nextDay')}
        </p>
      </div>
      {isLong && (
        <p
          data-testid="long-period-hint"
          role="note"
          className="mt-1 mb-3 border-s-4 border-warning ps-3 text-sm text-base-content/80"
        >
          {t('timing.longPeriod', { hours: longPeriodMin / 60 })}
        </p>
      )}
      <FoodField store={store} />
    </Card>
  );
}
