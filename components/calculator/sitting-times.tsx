import { useTranslations } from 'next-intl';
import { TimeField } from '@/components/ui/time-field';
import { minutesOfDay } from '@/lib/bac';
import { sittingAt } from '@/lib/model/planned-sittings';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import { LongPeriodHint } from './long-period-hint';
import { useTimeTexts } from './use-time-texts';

/** The tiles of the two times; "11:00 PM" is too wide for two of them in a row at full size. */
const timeTiles = {
  metric: 'grid-cols-2',
  imperial: 'grid-cols-[repeat(auto-fit,minmax(8.25rem,1fr))] [&_button_.num]:text-2xl',
} as const;

interface SittingTimesProps {
  store: CalculatorStore;
  /** Place in the order of entry, 0 for the first. */
  sitting: number;
}

/** First and last sip of a sitting, and what to do about a long one. */
export function SittingTimes({ store, sitting }: SittingTimesProps) {
  const t = useTranslations();
  const start = useCalculator(store, ({ model }) => sittingAt(model, sitting).timeStartInH24);
  const finish = useCalculator(store, ({ model }) => sittingAt(model, sitting).timeFinishInH24);
  const unitType = useCalculator(store, (state) => state.model.unitSystem);
  const { setTimeStart, setTimeFinish } = store.getState();
  const isNextDay = minutesOfDay(finish) < minutesOfDay(start);
  const shared = { unitType, texts: useTimeTexts() };
  return (
    <>
      <div className={`my-4 grid gap-2 ${timeTiles[unitType]}`}>
        <TimeField
          {...shared}
          testId="time-start"
          value={start}
          name={t('timing.start')}
          pickerName={t('timing.start')}
          pickerDescription={t('timing.startHint')}
          onChange={(time) => setTimeStart(time, sitting)}
        />
        <TimeField
          {...shared}
          testId="time-finish"
          value={finish}
          name={t('timing.finish')}
          description={isNextDay ? t('timing.nextDay') : undefined}
          pickerName={t('timing.finish')}
          pickerDescription={t('timing.finishHint')}
          onChange={(time) => setTimeFinish(time, sitting)}
        />
      </div>
      <LongPeriodHint store={store} sitting={sitting} />
    </>
  );
}
