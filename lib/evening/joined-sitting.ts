import { bounds } from '@/lib/model/bounds';
import { emptied, isSameChoice, isSettled } from '@/lib/model/drinks';
import {
  perDrinkType,
  type AlcoholSetting,
  type EnteredSitting,
  type GivenEnds,
  type Kinds,
} from '@/lib/model/model';
import { givenOf, isGiven, withEndsOf } from './given-ends';
import { spanOfSitting, timesOf, type Span } from './planned-sittings';

/** The drinks of a type, with equal ones added up; the newest last. */
function addedUp(settings: readonly AlcoholSetting[]): AlcoholSetting[] {
  const sums: AlcoholSetting[] = [];
  for (const setting of settings.filter(({ amount }) => amount > 0)) {
    const at = sums.findIndex(
      (sum) =>
        isSameChoice(sum, setting) &&
        isSettled(sum) &&
        isSettled(setting) &&
        sum.amount + setting.amount <= bounds.amount.max,
    );
    const [sum] = at < 0 ? [] : sums.splice(at, 1);
    sums.push(sum ? { ...sum, ...setting, amount: sum.amount + setting.amount } : setting);
  }
  return sums;
}

/** All drinks of two sittings at other times; equal kinds are added up. */
export function joinedSitting(
  one: EnteredSitting,
  other: EnteredSitting,
  span: Span,
): EnteredSitting {
  const drinks = perDrinkType((type): Kinds => {
    const [first, ...others] = addedUp([...one.drinks[type], ...other.drinks[type]]);
    return first ? [first, ...others] : [emptied(other.drinks[type][0])];
  });
  return { ...other, ...timesOf(span), givenEnds: joinedEnds(one, other, span), drinks };
}

/** Each end is given where that of its sitting is; if open times move, the start is open. */
function joinedEnds(
  one: EnteredSitting,
  other: EnteredSitting,
  { startMin, finishMin }: Span,
): GivenEnds {
  const isMoved = startMin !== spanOfSitting(one).startMin;
  const last = finishMin === spanOfSitting(other).finishMin ? other : one;
  if (isMoved && !isGiven(one)) return givenOf(last, 'finish');
  return withEndsOf(isMoved ? other : one, last);
}
