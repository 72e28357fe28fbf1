import { forecastDrinking, levelAt, maxLaterSittings, minutesPerDay } from '@/lib/bac';
import { maxDayShift } from '@/lib/model/bounds';
import type { CalculatorModel, EnteredSitting } from '@/lib/model/model';
import { zoneOfEntries } from './start-day';
import { minuteAt } from './evening-at';
import { joinedSitting } from './joined-sitting';
import { drinkingInput, instantsOfSitting, placeDrinking } from './placed-sittings';
import { hasDrinks, sittingsWithDrinks, spanOfSitting, withSittings } from './planned-sittings';
import type { ZonedNow } from '@/lib/calendar/zone';

const startOf = (sitting: EnteredSitting) => spanOfSitting(sitting).startMin;

/**
 * Neighbours in the order of time; bridged: drinking goes on before the alcohol of the first is gone.
 * The likely curve, never above the cautious one, tells it.
 */
function neighboursIn(model: CalculatorModel, sittings: readonly EnteredSitting[], at: ZonedNow) {
  const zone = zoneOfEntries(model, at);
  const drinking = placeDrinking(sittingsWithDrinks(model), model.startDay, zone);
  const { curves } = forecastDrinking(drinkingInput(model, drinking.sittings));
  return sittings.slice(1).flatMap((other, i) => {
    const one = sittings[i];
    if (!one) return [];
    const { startMs } = instantsOfSitting(other, model.startDay, zone);
    const { startMin, finishMin } = spanOfSitting(other);
    const isBridged =
      levelAt(curves.likely, minuteAt(drinking, startMs)) > 0 &&
      finishMin - startOf(one) < minutesPerDay;
    return [{ one, other, pauseMin: startMin - spanOfSitting(one).finishMin, isBridged }];
  });
}

type Neighbours = ReturnType<typeof neighboursIn>[number];

/**
 * Spread over both times, the drinks leave the same level at the end as long as it was above zero
 * between them. Else all count from the second start: drunk later, alcohol is never gone earlier.
 */
function sittingFor({ one, other, isBridged }: Neighbours): EnteredSitting {
  const [first, second] = [spanOfSitting(one), spanOfSitting(other)];
  if (!isBridged) return joinedSitting(one, other, second);
  const finishMin = Math.max(first.finishMin, second.finishMin);
  return joinedSitting(one, other, { startMin: first.startMin, finishMin });
}

/**
 * Joins neighbours with the shortest pauses until there are at most six sittings, within the days
 * that entries can express. No time of the cautious estimate gets earlier by it.
 */
export function joinedToFit(
  model: CalculatorModel,
  at: ZonedNow,
): { model: CalculatorModel; isJoined: boolean } {
  const sittings = [...model.sittings].sort((a, b) => startOf(a) - startOf(b));
  const starts = sittings.map(startOf);
  const isFar = Math.max(...starts) - Math.min(...starts) >= maxDayShift * minutesPerDay;
  const isFitting = sittings.length <= maxLaterSittings + 1 && !isFar;
  if (sittings.length < 2 || isFitting) return { model, isJoined: false };
  // One without drinks has nothing to keep; joined, it would only stretch those of the other.
  const empty = sittings.find((sitting) => !hasDrinks(sitting));
  if (empty) {
    const others = sittings.filter((sitting) => sitting !== empty);
    return joinedToFit(withSittings(model, others), at);
  }
  const pairs = neighboursIn(model, sittings, at);
  const bridged = pairs.filter(({ isBridged }) => isBridged);
  const among = bridged.length > 0 ? bridged : pairs;
  const shortest = isFar ? pairs[0] : among.reduce((a, b) => (b.pauseMin < a.pauseMin ? b : a));
  if (!shortest) return { model, isJoined: false };
  const { one, other } = shortest;
  const joined = sittingFor(isFar ? { ...shortest, isBridged: false } : shortest);
  const fewer = sittings
    .filter((sitting) => sitting !== one)
    .map((sitting) => (sitting === other ? joined : sitting));
  return { ...joinedToFit(withSittings(model, fewer), at), isJoined: true };
}
