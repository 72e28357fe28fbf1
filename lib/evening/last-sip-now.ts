import { minutesOfDay, minutesPerDay } from '@/lib/bac';
import { daysBetween, localTime } from '@/lib/calendar/local-day';
import type { Sittings } from '@/lib/model/model';
import { clockOf, toPickerStep } from './picker-time';
import { hasAnyDrink } from './planned-sittings';
import type { Place } from './start-day';

/** A first drink lasts so long, as when it is counted. */
const firstDrinkMin = 10;

/**
 * The last sip of the first sitting set to now, rounded up to what the time fields offer. Where
 * nothing is entered yet, or the first sip lies ahead or a day and more ago, the first sip is now too:
 * the clock time alone would put the last one on another day than today.
 */
export function withLastSipNow<Model extends Sittings>(model: Model, place: Place): Model {
  const { day, minuteOfDay } = localTime(place.nowMs, place.zone);
  const finishMin = toPickerStep(minuteOfDay, Math.ceil);
  const sinceStartMin =
    model.startDay === ''
      ? -1
      : daysBetween(model.startDay, day) * minutesPerDay +
        finishMin -
        minutesOfDay(model.timeStartInH24);
  if (hasAnyDrink(model) && sinceStartMin > 0 && sinceStartMin < minutesPerDay) {
    return { ...model, timeFinishInH24: clockOf(finishMin) };
  }
  const startMin = toPickerStep(minuteOfDay, Math.floor);
  return {
    ...model,
    timeStartInH24: clockOf(startMin),
    timeFinishInH24: clockOf(Math.max(finishMin, startMin + firstDrinkMin)),
    startDay: day,
    isDayChosen: false,
  };
}
