import { isDeadly, waitsAfter } from './waits';
import type { ExampleBody, ExampleDrink } from './examples';

/** A rule of thumb: wait `startMin` after the last sip, plus `perDrinkMin` for each drink. */
export interface TableRule {
  startMin: number;
  perDrinkMin: number;
  /** Maximum number of drinks that it covers; more would be life-threatening for one of the bodies. */
  upToCount: number;
}

/** Covers the absorption of the last drink. */
const startMin = 60;

/** The minutes per drink are rounded up to half hours, so that the rule is easy to remember. */
const stepMin = 30;

/**
 * The shortest rule that covers the cautious time to zero for every body and every number of drinks in
 * the table. To zero, so that it holds for every limit and driver class.
 */
export function tableRule(drink: ExampleDrink, bodies: readonly ExampleBody[]): TableRule {
  const survivable = drink.counts.filter((count) =>
    bodies.every((body) => !isDeadly(waitsAfter(drink, count, body, 0))),
  );
  const needed = survivable.flatMap((count) =>
    bodies.map((body) => (waitsAfter(drink, count, body, 0).soberMin - startMin) / count),
  );
  return {
    startMin,
    perDrinkMin: Math.ceil(Math.max(...needed) / stepMin) * stepMin,
    upToCount: Math.max(...survivable),
  };
}
