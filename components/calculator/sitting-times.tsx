import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { TimeField } from '@/components/ui/time-field';
import { minutesPerDay } from '@/lib/bac';
import { planSitting, sittingAt } from '@/lib/evening/planned-sittings';
import { durationText } from '@/lib/i18n/duration-text';
import { longDrinkingMin } from '@/lib/model/warnings';
import type { Site } from '@/lib/site/sites';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import { dayAfter, useDays } from './use-days';
import { useTimeTexts } from './use-time-texts';

/** Few drink that long. */
const longPeriodHint = onDemand(() =>
  import('./long-period-hint').then((part) => part.LongPeriodHint),
);

/** The tiles of the two times; "11:00 PM" is too wide for two of them in a row at full size. */
const timeTiles = {
  metric: '',
  imperial: '[&_button_.num]:text-[1.375rem]',
} as const;

interface SittingTimesProps {
  store: CalculatorStore;
  site: Site;
  /** Place in the order of entry, 0 for the first. */
  sitting: number;
}

/** First and last sip of a sitting, and what to do about a long one. */
export function SittingTimes({ store, site, sitting }: SittingTimesProps) {
  const t = useTranslations();
  const start = useCalculator(store, ({ model }) => sittingAt(model, sitting).timeStartInH24);
  const finish = useCalculator(store, ({ model }) => sittingAt(model, sitting).timeFinishInH24);
  const dayShift = useCalculator(
    store,
    ({ model }) => model.addedSittings[sitting - 1]?.dayShift ?? 0,
  );
  const startDay = useCalculator(store, ({ model }) => model.startDay);
  const unitType = useCalculator(store, (state) => state.model.unitSystem);
  const { setTimeStart, setTimeFinish } = store.getState();
  const { besideTime } = useDays(site);
  const shared = { unitType, texts: useTimeTexts() };
  const times = { timeStartInH24: start, timeFinishInH24: finish };
  const { startMin, finishMin } = planSitting(times, dayShift);
  const isNextDay = finishMin >= (Math.floor(startMin / minutesPerDay) + 1) * minutesPerDay;
  const isLong = finishMin - startMin > longDrinkingMin;
  const [LongPeriodHint, loadHint] = longPeriodHint.usePart();

  useEffect(() => {
    if (isLong) loadHint();
  }, [isLong, loadHint]);

  const finishDay = dayAfter(startDay, dayShift + (isNextDay ? 1 : 0));
  return (
    <>
      <div
        className={`mt-2 mb-4 grid grid-cols-[1fr_auto_1fr] items-center gap-x-3 gap-y-1 *:h-full @max-xs:grid-cols-1 ${timeTiles[unitType]}`}
      >
        <TimeField
          {...shared}
          testId="time-start"
          value={start}
          name={t('timing.start')}
          description={besideTime(dayAfter(startDay, dayShift))}
          pickerName={t('timing.start')}
          pickerDescription={t('timing.startHint')}
          onChange={(time) => setTimeStart(time, sitting)}
        />
        <p className="num sip-span">{durationText(finishMin - startMin, t)}</p>
        <TimeField
          {...shared}
          testId="time-finish"
          value={finish}
          name={t('timing.finish')}
          description={
            besideTime(finishDay) ??
            (isNextDay && startDay === '' ? t('timing.nextDay') : undefined)
          }
          pickerName={t('timing.finish')}
          pickerDescription={t('timing.finishHint')}
          onChange={(time) => setTimeFinish(time, sitting)}
        />
      </div>
      {LongPeriodHint && isLong && <LongPeriodHint store={store} sitting={sitting} />}
    </>
  );
}
