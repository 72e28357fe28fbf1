import { useTranslations } from 'next-intl';
import { TimeField } from '@/components/ui/time-field';
import { minutesOfDay } from '@/lib/bac';
import { longDrinkingMin } from '@/lib/model/warnings';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import { Card } from './card';
import { FoodField } from './food-field';

/** 12-hour clock words; the engine writes the same ones. */
const periods = { am: 'AM', pm: 'PM' };

/** The tiles of the two times; "11:00 PM" is too wide for two of them in a row at full size. */
const timeTiles = {
  metric: 'grid-cols-2',
  imperial: 'grid-cols-[repeat(auto-fit,minmax(8.25rem,1fr))] [&_button_.num]:text-2xl',
} as const;

/** The evening: first and last sip, and what was eaten. */
export function TimingCard({ store }: { store: CalculatorStore }) {
  const t = useTranslations();
  const start = useCalculator(store, (state) => state.model.timeStartInH24);
  const finish = useCalculator(store, (state) => state.model.timeFinishInH24);
  const unitType = useCalculator(store, (state) => state.model.unitSystem);
  const { setTimeStart, setTimeFinish } = store.getState();
  const lengthMin = minutesOfDay(finish) - minutesOfDay(start);
  const isNextDay = lengthMin < 0;
  const isLong = (lengthMin + 1440) % 1440 > longDrinkingMin;
  const shared = {
    unitType,
    texts: {
      hours: t('timing.hours'),
      minutes: t('timing.minutes'),
      period: t('timing.period'),
      ok: t('picker.ok'),
      close: t('picker.close'),
      ...periods,
    },
  };
  return (
    <Card title={t('timing.title')} className="self-stretch">
      <div className={`my-4 grid gap-2 ${timeTiles[unitType]}`}>
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
          description={isNextDay ? t('timing.nextDay') : undefined}
          pickerName={t('timing.finish')}
          pickerDescription={t('timing.finishHint')}
          onChange={setTimeFinish}
        />
      </div>
      {isLong && (
        <p
          data-testid="long-period-hint"
          role="note"
          className="mb-4 border-s-4 border-warning ps-3 text-sm text-base-content/80"
        >
          {t('timing.longPeriod', { hours: longDrinkingMin / 60 })}
        </p>
      )}
      <FoodField store={store} />
    </Card>
  );
}
