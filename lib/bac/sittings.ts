import { minutesOfDay, minutesPerDay, minutesUntil } from './clock';
import { ethanolGramsPerMl, maxSpanMin, zeroLengthSittingMin } from './constants';
import type { Drink, PlacedSitting, Sitting } from './types';

/** Grams of pure ethanol. */
export function gramsOf(drinks: readonly Drink[]): number {
  let grams = 0;
  for (const { ml, percent } of drinks) grams += ((ml * percent) / 100) * ethanolGramsPerMl;
  return grams;
}

/**
 * Puts sittings on a time line from the start of the first one with alcohol. Each later start is the
 * next occurrence of its clock time; a finish before its start is on the next day.
 * @returns also the minute of the day at minute 0
 * @throws {RangeError} if the last finish is more than 72 hours after the first start
 */
export function placeSittings(sittings: readonly Sitting[]) {
  const placed: PlacedSitting[] = [];
  let startMinuteOfDay: number | undefined;
  let startMin = 0;
  for (const { timeStart, timeFinish, drinks } of sittings) {
    const clock = minutesOfDay(timeStart);
    const durationMin = minutesUntil(clock, minutesOfDay(timeFinish)) || zeroLengthSittingMin;
    const grams = gramsOf(drinks);
    if (grams === 0) continue;
    startMinuteOfDay ??= clock;
    startMin += minutesUntil((startMinuteOfDay + startMin) % minutesPerDay, clock);
    placed.push({ startMin, finishMin: startMin + durationMin, grams });
  }
  const lastFinishMin = Math.max(0, ...placed.map(({ finishMin }) => finishMin));
  if (lastFinishMin > maxSpanMin) {
    throw new RangeError(`Sittings over ${lastFinishMin} minutes (most: ${maxSpanMin})`);
  }
  const first = sittings[0];
  return {
    startMinuteOfDay: startMinuteOfDay ?? (first ? minutesOfDay(first.timeStart) : 0),
    sittings: placed,
  };
}
