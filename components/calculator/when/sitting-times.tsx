import { useTranslations } from 'next-intl';
import { onDemand } from '@/components/ui/on-demand';
import { minutesPerDay } from '@/lib/bac';
import { isGiven } from '@/lib/evening/given-ends';
import { hasAnyDrink, sittingAt, spanOfSitting } from '@/lib/evening/planned-sittings';
import { longDrinkingMin } from '@/lib/model/warnings';
import { useCalculatorActions, useCalculatorModel } from '@/lib/store/calculator-context';
import type { WhenShown } from '@/lib/store/sitting-actions';
import { TimeField } from './time-field';
import { dayAfter, useDays } from './use-days';

const longPeriodHint = onDemand(() =>
  import('./long-period-hint').then((part) => part.LongPeriodHint),
);

interface SittingTimesProps {
  sitting: number;
  whenShown: WhenShown;
}

/** The times of the first and the last sip of a sitting, and a hint if they are far apart. */
export function SittingTimes({ sitting, whenShown }: SittingTimesProps) {
  const t = useTranslations();
  const entered = useCalculatorModel((model) => sittingAt(model, sitting));
  const { timeStartInH24, timeFinishInH24, dayShift } = entered;
  const startDay = useCalculatorModel((model) => model.startDay);
  const unitSystem = useCalculatorModel((model) => model.unitSystem);
  const { setTimeStart, setTimeFinish } = useCalculatorActions();
  const { besideTime } = useDays();
  const { startMin, finishMin } = spanOfSitting(entered);
  const isNextDay = finishMin >= (Math.floor(startMin / minutesPerDay) + 1) * minutesPerDay;
  const isAssumed = useCalculatorModel(hasAnyDrink) && !isGiven(entered);
  const isLong = finishMin - startMin > longDrinkingMin;
  const [LongPeriodHint] = longPeriodHint.usePart(isLong);
  const finishDay = dayAfter(startDay, dayShift + (isNextDay ? 1 : 0));
  return (
    <>
      <div
        className="mt-2 grid grid-cols-2 gap-2 data-assumed:*:bg-(--asks-ground) @max-xs:grid-cols-1"
        data-assumed={isAssumed || undefined}
      >
        <TimeField
          testId="time-start"
          value={timeStartInH24}
          unitSystem={unitSystem}
          label={t('timing.start')}
          day={besideTime(dayAfter(startDay, dayShift))}
          hint={t('timing.startHint')}
          onChange={(time) => setTimeStart(time, sitting)}
        />
        <TimeField
          testId="time-finish"
          value={timeFinishInH24}
          unitSystem={unitSystem}
          label={t('timing.finish')}
          day={besideTime(finishDay)}
          description={isNextDay && startDay === '' ? t('timing.nextDay') : undefined}
          hint={t('timing.finishHint')}
          onChange={(time) => setTimeFinish(time, sitting)}
        />
      </div>
      {LongPeriodHint && isLong && <LongPeriodHint sitting={sitting} whenShown={whenShown} />}
    </>
  );
}
