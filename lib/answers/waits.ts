import { forecastDrinking, gramsOf } from '@/lib/bac';
import { lifeThreateningPermille } from '@/lib/model/warnings';
import {
  foodWhileDrinking,
  minutesPerDrink,
  type ExampleBody,
  type ExampleDrink,
} from './examples';

/** Calculates an example: `count` drinks, at least 1, of one kind, one after the other. */
export function waitsAfter(
  drink: Pick<ExampleDrink, 'capacityMl' | 'percent'>,
  count: number,
  body: ExampleBody,
) {
  const finishMin = count * minutesPerDrink;
  const grams = gramsOf([{ ml: drink.capacityMl * count, percent: drink.percent }]);
  const { cautious } = forecastDrinking({
    ...body,
    sittings: [{ startMin: 0, finishMin, grams }],
    foodWhileDrinking,
    limitPermille: 0,
  });
  return {
    /** Grams per litre of blood, not rounded. */
    cautiousPeakPermille: cautious.peakPermille,
    /** Whole minutes from the last sip until the cautious estimate is zero. */
    soberMin: cautious.soberMin - finishMin,
  };
}

/** Peak and wait of an example. */
export type Waits = ReturnType<typeof waitsAfter>;

/** Whether the cautious peak is life-threatening; the tables then show no level or waiting time. */
export function isDeadly({ cautiousPeakPermille }: Waits): boolean {
  return cautiousPeakPermille > lifeThreateningPermille;
}

/**
 * A wait as tables and texts tell it: up to the next quarter of an hour, above six hours up to the next
 * half. The bodies are only examples: minutes would claim more.
 */
export function toldWaitMin(waitMin: number): number {
  const stepMin = waitMin > 6 * 60 ? 30 : 15;
  return Math.ceil(waitMin / stepMin) * stepMin;
}
