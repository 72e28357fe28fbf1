import { calculate, clockTime, minutesOfDay, minutesPerDay } from '@/lib/bac';
import { lifeThreateningPermille } from '@/lib/model/warnings';
import {
  foodWhileDrinking,
  minutesPerDrink,
  type ExampleBody,
  type ExampleDrink,
} from './examples';

/** What so many drinks come to, counted from the last sip. */
export interface Waits {
  /** Of the likely estimate, grams per litre of blood, unrounded. */
  peakPermille: number;
  /**
   * Whole minutes from the last sip to the cautious time, rounded up; null where the cautious
   * estimate is never over the limit: there is nothing to wait for, and no table says "0 h".
   */
  driveMin: number | null;
  /** Whole minutes from the last sip until the cautious estimate is zero. */
  soberMin: number;
}

/** HH:MM of a first sip from which no example reaches over a day's end in a way that matters. */
const anyStart = '12:00';

/**
 * The calculator's answer for so many of one drink, one after the other.
 * @param count of drinks, 1 or more
 * @param limitPermille to wait for; 0 means no alcohol at all is allowed
 */
export function waitsAfter(
  drink: Pick<ExampleDrink, 'capacityMl' | 'percent'>,
  count: number,
  body: ExampleBody,
  limitPermille: number,
): Waits {
  const finishMin = count * minutesPerDrink;
  const timeFinish = clockTime(minutesOfDay(anyStart), finishMin, 24).h24;
  const result = calculate({
    ...body,
    timeStart: anyStart,
    timeFinish,
    drinks: [{ ml: drink.capacityMl * count, percent: drink.percent }],
    foodWhileDrinking,
    legalDrivingLimitPermille: limitPermille,
  });
  const { timeWhenCanDrive, timeUntilSober } = result.band.late;
  const driveMin = timeWhenCanDrive.minutesFromStart;
  return {
    peakPermille: result.peakPermilleExact,
    driveMin: driveMin === 0 ? null : driveMin - finishMin,
    soberMin: timeUntilSober.minutesFromStart - finishMin,
  };
}

/** So much that the likely peak threatens life: no hours are told then. */
export function isDeadly({ peakPermille }: Waits): boolean {
  return peakPermille > lifeThreateningPermille;
}

/** The moment so long after a clock time: HH:MM and how many days later. */
export function clockAfter(time: string, waitMin: number): { time: string; dayOffset: number } {
  const sinceMidnight = minutesOfDay(time) + waitMin;
  return {
    time: clockTime(sinceMidnight % minutesPerDay, 0, 24).h24,
    dayOffset: Math.floor(sinceMidnight / minutesPerDay),
  };
}
