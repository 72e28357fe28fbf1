import { maxLaterSittings, minutesPerDay } from '@/lib/bac';
import { bounds } from '@/lib/model/bounds';
import { emptied } from '@/lib/model/drinks';
import { drinkTypes, perDrinkType, type AlcoholSetting, type GivenEnds } from '@/lib/model/model';
import type { SharedDrink, SharedSitting } from '@/lib/share/shared-rules';
import { clockOf, type PlannedSitting, type Span } from './planned-sittings';

/** A sitting of a link with its place on the time line. */
type TimedSitting = SharedSitting & Span & Pick<PlannedSitting, 'givenEnds'>;

/** A sitting in the form of a link, which has other kinds of drinks as sittings of their own. */
function timedSittings(sitting: PlannedSitting): TimedSitting[] {
  const { timeStartInH24: timeStart, timeFinishInH24: timeFinish } = sitting;
  const { givenEnds, startMin, finishMin } = sitting;
  const kinds = Math.max(...drinkTypes.map((type) => sitting.drinks[type].length));
  const rows = Array.from({ length: kinds }, (_, i) =>
    perDrinkType((type) =>
      sharedDrink(sitting.drinks[type][i] ?? emptied(sitting.drinks[type][0])),
    ),
  );
  const isDrunk = (drinks: SharedSitting['drinks']) =>
    Object.values(drinks).some(({ amount, percent }) => amount * percent > 0);
  return (rows.some(isDrunk) ? rows.filter(isDrunk) : rows.slice(0, 1)).map((drinks) => {
    return { timeStart, timeFinish, drinks, givenEnds, startMin, finishMin };
  });
}

/** A drink in the form of a link. */
export function sharedDrink(setting: AlcoholSetting): SharedDrink {
  const { percent, servingItemCapacityInMl: capacityMl, amount } = setting;
  return { percent, capacityMl, amount };
}

/** Two drinks of a type as one with at least their alcohol, for a link that has no room for both. */
function blended(one: SharedDrink, other: SharedDrink): SharedDrink {
  if (one.amount === 0) return other;
  if (other.amount === 0) return one;
  const tenths = ({ percent }: SharedDrink) => Math.round(percent * 10);
  const volumeOf = ({ amount, capacityMl }: SharedDrink) => amount * capacityMl;
  const volumeMl = volumeOf(one) + volumeOf(other);
  const alcohol = volumeOf(one) * tenths(one) + volumeOf(other) * tenths(other);
  const amount = Math.min(Math.ceil(volumeMl / bounds.capacityMl.max), bounds.amount.max);
  const capacityMl = Math.min(Math.ceil(volumeMl / amount), bounds.capacityMl.max);
  return { percent: Math.ceil(alcohol / (amount * capacityMl)) / 10, capacityMl, amount };
}

/** The ends that are given in both of two sittings. */
function givenInBoth(one: GivenEnds, other: GivenEnds): GivenEnds {
  if (one === other || other === 'both') return one;
  return one === 'both' ? other : 'none';
}

/** Two sittings as one at the times of the second: drunk later, alcohol is never gone earlier. */
function joined(one: TimedSitting, other: TimedSitting): TimedSitting {
  const drinks = perDrinkType((type) => blended(one.drinks[type], other.drinks[type]));
  return { ...other, drinks, givenEnds: givenInBoth(one.givenEnds, other.givenEnds) };
}

/**
 * The sittings as a link can hold them: at most six, each within a day of the start before it,
 * because the receiver takes the next occurrence of its clock time; empty ones bridge a longer
 * time. What does not fit is joined with its neighbour so that no time becomes earlier: other kinds
 * of a drink first, then sittings with the shortest pause.
 * @param drunk from `sittingsWithDrinks`
 */
export function sharedSittings(drunk: readonly PlannedSitting[]) {
  let timed = drunk.flatMap(timedSittings);
  while (timed.length > 1 && bridged(timed).length > maxLaterSittings + 1) {
    const pauses = timed
      .slice(1)
      .map((other, i) => other.startMin - (timed[i]?.finishMin ?? other.startMin));
    const at = pauses.indexOf(Math.min(...pauses));
    timed = timed.flatMap((sitting, i) => {
      const next = timed[at + 1];
      if (i === at && next) return [joined(sitting, next)];
      return i === at + 1 ? [] : [sitting];
    });
  }
  const held = bridged(timed);
  return {
    sittings: held.map(({ timeStart, timeFinish, drinks }) => ({ timeStart, timeFinish, drinks })),
    givenEnds: held.map(({ givenEnds }) => givenEnds),
    /** The first start, minutes from midnight of the first entered day. */
    startMin: timed[0]?.startMin ?? 0,
  };
}

/** With sittings without drinks, so that no start is a day or more after the one before it. */
function bridged(timed: readonly TimedSitting[]): TimedSitting[] {
  return timed.flatMap((sitting, i) => {
    const next = timed[i + 1];
    const days = next ? Math.floor((next.startMin - sitting.startMin) / minutesPerDay) : 0;
    const bridges = Array.from({ length: days }, (_, day) => emptyAt(sitting, day + 1));
    return [sitting, ...bridges];
  });
}

/** A minute less than some days later, so that the next start is always within a day of it. */
function emptyAt(sitting: TimedSitting, days: number): TimedSitting {
  const startMin = sitting.startMin + days * (minutesPerDay - 1);
  const time = clockOf(startMin);
  return {
    timeStart: time,
    timeFinish: time,
    givenEnds: 'both',
    drinks: perDrinkType((type) => ({ ...sitting.drinks[type], amount: 0 })),
    startMin,
    finishMin: startMin,
  };
}
