import { useTranslations } from 'next-intl';
import { localZone } from '@/lib/browser/local-zone';
import { localTime } from '@/lib/calendar/local-day';
import { MINUTE_MS } from '@/lib/calendar/zone';
import { measuredMsOf } from '@/lib/evening/calculate-measured';
import { withGiven } from '@/lib/evening/given-ends';
import { durationText } from '@/lib/i18n/duration-text';
import { useCalculatorContext } from '@/lib/store/calculator-context';
import { measurementActions } from '@/lib/store/measurement-actions';
import { zonedNow } from '@/lib/store/zoned-now';
import { DayChoice } from '@/components/calculator/when/day-choice';
import { TimeField } from '@/components/calculator/when/time-field';
import { useDays } from '@/components/calculator/when/use-days';
import type { EnteredEvening } from '@/components/calculator/use-entered-evening';

export interface MeasurementPartProps {
  entered: EnteredEvening;
  /** Whole minutes from the last drink to the measurement. */
  sinceMin: number;
}

/** When the measurement was taken, and when the last drink before it ended. */
export function MeasurementTimes({ entered, sinceMin }: MeasurementPartProps) {
  const t = useTranslations();
  const { store } = useCalculatorContext();
  const { model, nowMs } = entered;
  const { measurement, unitSystem } = model;
  const { setMeasurement } = measurementActions(store);
  const { besideTime } = useDays();
  const measuredMs = measuredMsOf(model, zonedNow(nowMs));
  const dayOf = (instantMs: number) => localTime(instantMs, localZone).day;
  const before =
    sinceMin === 0
      ? t('measurement.sameTime')
      : t('measurement.before', { duration: durationText(sinceMin, t) });
  return (
    <>
      <div className="mt-3 grid grid-cols-2 gap-2 @max-xs:grid-cols-1">
        <TimeField
          testId="reading-time"
          value={measurement.timeMeasuredInH24}
          unitSystem={unitSystem}
          label={t('measurement.measured')}
          day={besideTime(dayOf(measuredMs))}
          hint={t('measurement.measuredHint')}
          onChange={(time) =>
            setMeasurement({ timeMeasuredInH24: time, givenEnds: withGiven(measurement, 'finish') })
          }
        />
        <TimeField
          testId="reading-last-drink"
          value={measurement.timeLastDrinkInH24}
          unitSystem={unitSystem}
          label={t('measurement.lastDrink')}
          day={besideTime(dayOf(measuredMs - sinceMin * MINUTE_MS))}
          description={before}
          hint={t('timing.finishHint')}
          onChange={(time) =>
            setMeasurement({ timeLastDrinkInH24: time, givenEnds: withGiven(measurement, 'start') })
          }
        />
      </div>
      <div className="mt-3">
        <DayChoice
          label={t('evening.measuredDay')}
          day={dayOf(measuredMs)}
          onChange={(measuredDay) => setMeasurement({ measuredDay })}
        />
      </div>
    </>
  );
}
