import { daysBetween, localTime } from '@/lib/calendar/local-day';
import { MINUTE_MS, type ZonedNow } from '@/lib/calendar/zone';
import { clockOf, toPickerStep } from '@/lib/evening/planned-sittings';
import { defaultNightDay } from '@/lib/evening/start-day';
import { driverClasses, type DriverClass } from '@/lib/countries/applicable-limit';
import { defaultTimes } from '@/lib/model/defaults';
import type { CalculatorModel, EnteredSitting, Sittings } from '@/lib/model/model';
import type { Fact } from './facts';

/** A time of drinking that can be chosen. */
type ChosenTimes = Pick<Sittings, 'startDay'> &
  Pick<EnteredSitting, 'timeStartInH24' | 'timeFinishInH24'>;

/**
 * An answer to a question. Choices are facts, never the times they lead to. `now`, `recent`: the
 * last half hour, two hours; `lastNight`, `tonight`: the times of the form; `shown`: what is
 * entered, such as logged minutes; `edit` leads to the fields.
 */
export type Choice =
  | { act: 'times'; value: 'now' | 'recent' | 'lastNight' | 'tonight'; times: ChosenTimes }
  | { act: 'times'; value: 'shown'; name: 'logged' | 'period' }
  | { act: 'body'; value: 'yes' }
  | { act: 'country'; value: string }
  | { act: 'class'; value: DriverClass }
  | { act: 'edit'; value: Fact };

const recentMin = { now: 30, recent: 120 } as const;

/** @param candidates ISO codes of the countries whose limit may apply */
export function choicesOf(
  fact: Fact,
  model: CalculatorModel,
  at: ZonedNow,
  candidates: readonly string[],
): Choice[] {
  const edit: Choice = { act: 'edit', value: fact };
  switch (fact) {
    case 'times':
      return [...timesChoices(model, at), edit];
    case 'body':
      return [{ act: 'body', value: 'yes' }, edit];
    case 'country':
      return [...candidates.map((value): Choice => ({ act: 'country', value })), edit];
    case 'class':
      return driverClasses.map((value) => ({ act: 'class', value }));
  }
}

function timesChoices(model: CalculatorModel, at: ZonedNow): Choice[] {
  const { isLogged } = model;
  const [sitting, ...later] = model.sittings;
  const shown: Choice = { act: 'times', value: 'shown', name: isLogged ? 'logged' : 'period' };
  const isMeasured = model.entryMode === 'measurement';
  // Of several sittings it would not be clear which one is meant.
  if (isMeasured || later.length > 0) return [shown];
  if (isLogged) return [shown, nightOn(defaultNightDay(at), at)];
  const startDay = model.startDay || defaultNightDay(at);
  const ago = daysAgo(startDay, at);
  // Neither name would be true of another day.
  const isNight =
    (ago === 0 || ago === 1) &&
    sitting.timeStartInH24 === defaultTimes.timeStartInH24 &&
    sitting.timeFinishInH24 === defaultTimes.timeFinishInH24;
  return [
    { act: 'times', value: 'now', times: lastMinutes(recentMin.now, at) },
    { act: 'times', value: 'recent', times: lastMinutes(recentMin.recent, at) },
    isNight ? nightOn(startDay, at) : shown,
  ];
}

function daysAgo(day: string, { nowMs, zone }: ZonedNow): number {
  return daysBetween(day, localTime(nowMs, zone).day);
}

/** The evening of today or of yesterday. */
function nightOn(startDay: string, at: ZonedNow): Choice {
  return {
    act: 'times',
    value: daysAgo(startDay, at) === 0 ? 'tonight' : 'lastNight',
    times: { startDay, ...defaultTimes },
  };
}

/** The last minutes before now, to the steps of the time picker. */
function lastMinutes(minutes: number, { nowMs, zone }: ZonedNow): ChosenTimes {
  const start = localTime(nowMs - minutes * MINUTE_MS, zone);
  const now = localTime(nowMs, zone);
  return {
    startDay: start.day,
    timeStartInH24: clockOf(toPickerStep(start.minuteOfDay, Math.floor)),
    timeFinishInH24: clockOf(toPickerStep(now.minuteOfDay, Math.ceil)),
  };
}
