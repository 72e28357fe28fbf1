import { isDeadly, waitsAfter } from './waits';
import type { ExampleBody, ExampleDrink } from './examples';

/** The first hour of the rule of thumb covers the absorption of the last drink. */
export const ruleStartMin = 60;

/** The minutes per drink are rounded up to half hours, so that the rule is easy to remember. */
const stepMin = 30;

/**
 * A rule of thumb for a person: wait `ruleStartMin` after the last sip, plus this for each drink. The
 * shortest that covers the cautious time to zero for every number of drinks in the table that is not
 * life-threatening.
 */
export function ruleMinutesPerDrink(drink: ExampleDrink, body: ExampleBody): number {
  const needed = drink.counts.map((count) => {
    const waits = waitsAfter(drink, count, body, 0);
    return isDeadly(waits) ? 0 : (waits.soberMin - ruleStartMin) / count;
  });
  return Math.ceil(Math.max(...needed) / stepMin) * stepMin;
}
