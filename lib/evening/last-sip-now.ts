import { minutesOfDay, minutesPerDay } from '@/lib/bac';
import { daysBetween, localTime } from '@/lib/calendar/local-day';
import type { Sittings } from '@/lib/model/model';
import { withGiven } from './given-ends';
import { hasAnyDrink, withSitting, clockOf, toPickerStep } from './planned-sittings';
import type { ZonedNow } from '@/lib/calendar/zone';

/** Duration of the first drink of a sitting in minutes, until the next one is counted. */
export const firstDrinkMin = 10;

/**
 * Sets the last sip of the first sitting to now, rounded up. If nothing is entered, or the first
 * sip is ahead or a day ago, sets that to now too.
 */
export function withLastSipNow<Model extends Sittings>(model: Model, at: ZonedNow): Model {
  const [first] = model.sittings;
  const { day, minuteOfDay } = localTime(at.nowMs, at.zone);
  const finishMin = toPickerStep(minuteOfDay, Math.ceil);
  const sinceStartMin =
    model.startDay === ''
      ? -1
      : daysBetween(model.startDay, day) * minutesPerDay +
        finishMin -
        minutesOfDay(first.timeStartInH24);
  if (hasAnyDrink(model) && sinceStartMin > 0 && sinceStartMin < minutesPerDay) {
    const givenEnds = withGiven(first, 'finish');
    const longer = withSitting(model, 0, { timeFinishInH24: clockOf(finishMin), givenEnds });
    return { ...longer, isEarlier: true };
  }
  const startMin = toPickerStep(minuteOfDay, Math.floor);
  const begun = withSitting(model, 0, {
    timeStartInH24: clockOf(startMin),
    timeFinishInH24: clockOf(Math.max(finishMin, startMin + firstDrinkMin)),
    givenEnds: 'finish',
  });
  return { ...begun, isEarlier: true, startDay: day, isDayChosen: false };
}
