import { useTranslations } from 'next-intl';
import { onDemand } from '@/components/ui/on-demand';
import { TimeField } from '@/components/ui/time-field';
import { timePickerTexts } from '@/lib/i18n/time-picker-texts';
import { clockText } from '@/lib/i18n/use-level-texts';
import { minutesPerDay } from '@/lib/bac';
import { isGiven } from '@/lib/evening/given-ends';
import { hasAnyDrink, sittingAt, spanOfSitting } from '@/lib/evening/planned-sittings';
import { pickerStepMin } from '@/lib/model/bounds';
import { longDrinkingMin } from '@/lib/model/warnings';
import { useCalculatorActions, useCalculatorModel } from '@/lib/store/calculator-context';
import { dayAfter, useDays } from './use-days';

const longPeriodHint = onDemand(() =>
  import('./long-period-hint').then((part) => part.LongPeriodHint),
);

/** The times of the first and the last sip of a sitting, and a hint if they are far apart. */
export function SittingTimes({ sitting }: { sitting: number }) {
  const t = useTranslations();
  const timeStartInH24 = useCalculatorModel((model) => sittingAt(model, sitting).timeStartInH24);
  const timeFinishInH24 = useCalculatorModel((model) => sittingAt(model, sitting).timeFinishInH24);
  const dayShift = useCalculatorModel((model) => sittingAt(model, sitting).dayShift);
  const startDay = useCalculatorModel((model) => model.startDay);
  const unitType = useCalculatorModel((model) => model.unitSystem);
  const { setTimeStart, setTimeFinish } = useCalculatorActions();
  const { besideTime } = useDays();
  const picker = { unitType, stepMin: pickerStepMin, texts: timePickerTexts(t) };
  const { startMin, finishMin } = spanOfSitting({ timeStartInH24, timeFinishInH24, dayShift });
  const isNextDay = finishMin >= (Math.floor(startMin / minutesPerDay) + 1) * minutesPerDay;
  const isAssumed = useCalculatorModel(
    (model) => hasAnyDrink(model) && !isGiven(sittingAt(model, sitting)),
  );
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
          {...picker}
          testId="time-start"
          value={timeStartInH24}
          shown={clockText(timeStartInH24, unitType)}
          name={t('timing.start')}
          day={besideTime(dayAfter(startDay, dayShift))}
          pickerDescription={t('timing.startHint')}
          onChange={(time) => setTimeStart(time, sitting)}
        />
        <TimeField
          {...picker}
          testId="time-finish"
          value={timeFinishInH24}
          shown={clockText(timeFinishInH24, unitType)}
          name={t('timing.finish')}
          day={besideTime(finishDay)}
          description={isNextDay && startDay === '' ? t('timing.nextDay') : undefined}
          pickerDescription={t('timing.finishHint')}
          onChange={(time) => setTimeFinish(time, sitting)}
        />
      </div>
      {LongPeriodHint && isLong && <LongPeriodHint sitting={sitting} />}
    </>
  );
}
