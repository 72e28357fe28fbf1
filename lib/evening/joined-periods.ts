import { forecastDrinking, levelAt, maxLaterSittings, minutesPerDay } from '@/lib/bac';
import { maxDayShift } from '@/lib/model/bounds';
import type { CalculatorModel } from '@/lib/model/model';
import { drinkingInput } from './drinking-input';
import { zoneOfEntries } from './entries-zone';
import { minuteAt } from './evening-at';
import { hasDrinks, joinedPeriod, periodsIn, withPeriods, type Period } from './periods';
import { instantsOfSitting, placeDrinking } from './placed-sittings';
import { sittingsWithDrinks } from './planned-sittings';
import type { ZonedNow } from './start-day';

/** Two neighbours in the order of time. */
interface Neighbours {
  one: Period;
  other: Period;
  pauseMin: number;
  /** Drinking goes on before the alcohol of the first is gone. */
  isBridged: boolean;
}

/**
 * Pairs of neighbours. Whether one is bridged is told by the likely curve, which has no minimum
 * level for slow drinking and is never above the cautious one.
 */
function neighboursIn(
  model: CalculatorModel,
  periods: readonly Period[],
  at: ZonedNow,
): Neighbours[] {
  const zone = zoneOfEntries(model, at);
  const drinking = placeDrinking(sittingsWithDrinks(model), model.startDay, zone);
  const { curves } = forecastDrinking(drinkingInput(model, drinking.sittings, 0));
  return periods.slice(1).flatMap((other, i) => {
    const one = periods[i];
    if (!one) return [];
    const { startMs } = instantsOfSitting(other, model.startDay, zone);
    const isBridged =
      levelAt(curves.likely, minuteAt(drinking, startMs)) > 0 &&
      other.finishMin - one.startMin < minutesPerDay;
    return [{ one, other, pauseMin: other.startMin - one.finishMin, isBridged }];
  });
}

/**
 * The period for two neighbours. Spread over both, the drinks leave the same level at the end as
 * long as it was above zero between them. Otherwise all count from the start of the second one,
 * since alcohol that is drunk later is never gone earlier.
 */
function periodFor({ one, other, isBridged }: Neighbours): Period {
  const finishMin = Math.max(one.finishMin, other.finishMin);
  return isBridged
    ? joinedPeriod(one, other, { startMin: one.startMin, finishMin })
    : joinedPeriod(one, other, { startMin: other.startMin, finishMin: other.finishMin });
}

/**
 * Joins neighbours with the shortest pauses until there are at most six sittings, all within the
 * days that entries can express. No time of the cautious estimate gets earlier by it.
 */
export function joinedToFit(
  model: CalculatorModel,
  at: ZonedNow,
): { model: CalculatorModel; isJoined: boolean } {
  let fitting = model;
  let isJoined = false;
  for (;;) {
    const periods = periodsIn(fitting).sort((a, b) => a.startMin - b.startMin);
    const days = Math.floor(
      ((periods.at(-1)?.startMin ?? 0) - (periods[0]?.startMin ?? 0)) / minutesPerDay,
    );
    const isFar = days >= maxDayShift;
    if (periods.length < 2 || (periods.length <= maxLaterSittings + 1 && !isFar)) break;
    // One without drinks has nothing to keep; joined, it would only stretch those of the other.
    const empty = periods.find((period) => !hasDrinks(period));
    if (empty) {
      fitting = withPeriods(
        fitting,
        periods.filter((period) => period !== empty),
      );
      continue;
    }
    const pairs = neighboursIn(fitting, periods, at);
    const bridged = pairs.filter(({ isBridged }) => isBridged);
    const among = bridged.length > 0 ? bridged : pairs;
    const shortest = isFar ? pairs[0] : among.reduce((a, b) => (b.pauseMin < a.pauseMin ? b : a));
    if (!shortest) break;
    const { one, other } = shortest;
    const joined = isFar ? periodFor({ ...shortest, isBridged: false }) : periodFor(shortest);
    fitting = withPeriods(
      fitting,
      periods.flatMap((period) => (period === one ? [] : period === other ? [joined] : [period])),
    );
    isJoined = true;
  }
  return { model: fitting, isJoined };
}
