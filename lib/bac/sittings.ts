import { minutesOfDay, minutesUntil } from './clock';
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
  let startMinuteOfDay: number | null = null;
  let previousClock = 0;
  let previousStartMin = 0;
  let lastFinishMin = 0;
  for (const sitting of sittings) {
    const clock = minutesOfDay(sitting.timeStart);
    const durationMin =
      minutesUntil(clock, minutesOfDay(sitting.timeFinish)) || zeroLengthSittingMin;
    const grams = gramsOf(sitting.drinks);
    if (grams === 0) continue;
    if (startMinuteOfDay === null) {
      startMinuteOfDay = clock;
      previousClock = clock;
    }
    const startMin = previousStartMin + minutesUntil(previousClock, clock);
    const finishMin = startMin + durationMin;
    placed.push({ startMin, finishMin, grams });
    lastFinishMin = Math.max(lastFinishMin, finishMin);
    previousClock = clock;
    previousStartMin = startMin;
  }
  if (lastFinishMin > maxSpanMin) {
    throw new RangeError(`Sittings over ${lastFinishMin} minutes (most: ${maxSpanMin})`);
  }
  const first = sittings[0];
  return {
    startMinuteOfDay: startMinuteOfDay ?? (first ? minutesOfDay(first.timeStart) : 0),
    sittings: placed,
  };
}
