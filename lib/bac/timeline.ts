import { displayTime, h12Text, h24Text, minutesPerDay } from './clock';
import {
  limitTolerancePermille,
  longestSampledMin,
  minuteTolerance,
  permillePerMgPerL,
  sampleStepMin,
  zeroTolerancePermille,
} from './constants';
import { levelAt, soberAtMin } from './curve';
import type { CalculationResult, Curve, ResultItem, SampleState, TimeFormat } from './types';

/** The level of a sample, with binary noise around zero taken away. */
function sampledLevel(curve: Curve, atMin: number): number {
  const permille = levelAt(curve, atMin);
  return permille <= zeroTolerancePermille ? 0 : permille;
}

function stateOf(permille: number, limitPermille: number): SampleState {
  if (permille === 0) return 2;
  return permille > limitPermille + limitTolerancePermille ? 0 : 1;
}

/** What the list of samples is made from. */
export interface TimelineInput {
  curves: CalculationResult['curves'];
  startMinuteOfDay: number;
  limitPermille: number;
  timeFormat: TimeFormat;
}

/**
 * A sample every 30 minutes, from the start up to and including the first at or after the likely
 * sober time; at most seven days of them, however much was entered.
 */
export function sampleTimeline(
  input: TimelineInput,
): Pick<CalculationResult, 'items' | 'itemsAreCapped'> {
  const { curves, startMinuteOfDay, limitPermille, timeFormat } = input;
  const soberMin = soberAtMin(curves.likely);
  const items: ResultItem[] = [];
  const endMin = Math.min(soberMin - minuteTolerance + sampleStepMin, longestSampledMin + 1);
  for (let atMin = 0; atMin < endMin; atMin += sampleStepMin) {
    const sinceMidnight = startMinuteOfDay + atMin;
    const minuteOfDay = sinceMidnight % minutesPerDay;
    const permille = sampledLevel(curves.likely, atMin);
    const timeEu = h24Text(minuteOfDay);
    items.push({
      dtFromStartMin: atMin,
      permille,
      lowPermille: sampledLevel(curves.early, atMin),
      highPermille: sampledLevel(curves.late, atMin),
      mgPerL: permille / permillePerMgPerL,
      isoTime: `${timeEu}:00`,
      timeEu,
      timeUs: h12Text(minuteOfDay),
      dayOffset: Math.floor(sinceMidnight / minutesPerDay),
      state: stateOf(permille, limitPermille),
      displayTime: displayTime(minuteOfDay, timeFormat),
    });
  }
  return { items, itemsAreCapped: soberMin - minuteTolerance > longestSampledMin };
}
