import { isDeadly, waitsAfter } from './waits';
import type { ExampleBody, ExampleDrink } from './examples';

/** A rule that can be said at a table: so long from the last sip, plus so long for each drink. */
export interface TableRule {
  startMin: number;
  perDrinkMin: number;
  /** As many drinks as it covers: more would threaten the life of one of the bodies. */
  upToCount: number;
}

/** What the rule begins with: the last drink may still be on its way into the blood. */
const startMin = 60;

/** A rule for the table counts in half hours. */
const stepMin = 30;

/**
 * The shortest rule that covers the cautious time to zero for every body of the table and every
 * count of the drink: zero, so that it holds for every limit and every class of drivers.
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
