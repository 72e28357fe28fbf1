import type { CountedLimit } from '@/lib/countries/whose-limit';
import { isGiven } from '@/lib/evening/given-ends';
import { sittingsWithDrinks } from '@/lib/evening/planned-sittings';
import type { CalculatorModel } from '@/lib/model/model';

/** What an answer rests on besides the drinks, in the order in which it is asked for. */
export const facts = ['times', 'body', 'country', 'class'] as const;
export type Fact = (typeof facts)[number];

/** What is known of the limit. */
export type LimitFacts = Pick<CountedLimit, 'isCountryOpen' | 'isClassOpen'>;

/**
 * The facts that nobody gave, in the order in which they are asked for; nothing favourable may be
 * said from them. A measurement needs no body.
 */
export function openFacts(model: CalculatorModel, limit: LimitFacts): Fact[] {
  const isMeasured = model.entryMode === 'measurement';
  const areTimesOpen = isMeasured
    ? !isGiven(model.measurement)
    : !sittingsWithDrinks(model).every((sitting) => isGiven(sitting));
  const isOpen: Record<Fact, boolean> = {
    times: areTimesOpen,
    body: !isMeasured && !model.isBodySet,
    country: limit.isCountryOpen,
    class: limit.isClassOpen,
  };
  return facts.filter((fact) => isOpen[fact]);
}
