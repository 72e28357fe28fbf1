import { forecastDrinking } from '@/lib/bac';
import { MINUTE_MS, type ZonedNow } from '@/lib/calendar/zone';
import { pickerStepMin } from '@/lib/model/bounds';
import type { CalculatorModel } from '@/lib/model/model';
import { drinkingIn, drinkingInput, type Drinking } from './placed-sittings';

/** When the alcohol of the first sittings is gone by the cautious estimate, milliseconds. */
function goneMs(model: CalculatorModel, { startMs, sittings }: Drinking, count: number): number {
  const { cautious } = forecastDrinking(drinkingInput(model, sittings.slice(0, count)));
  return startMs + cautious.soberMin * MINUTE_MS;
}

/** When all alcohol is gone, cautiously, milliseconds since 1970; null if there is none. */
export function alcoholGoneMs(model: CalculatorModel, at: ZonedNow): number | null {
  const drinking = drinkingIn(model, at);
  return drinking && goneMs(model, drinking, drinking.sittings.length);
}

/** The likely peak of entered drinks, permille; null without alcohol. */
export function likelyPeakPermille(model: CalculatorModel, at: ZonedNow): number | null {
  const drinking = drinkingIn(model, at);
  if (!drinking) return null;
  return forecastDrinking(drinkingInput(model, drinking.sittings)).likely.peakPermille;
}

/** A drink that is logged now may count from this much earlier: times have steps. */
const earlierMs = pickerStepMin * MINUTE_MS;

/** A drink that is logged now would no longer meet alcohol that is gone then. */
const isOver = (goneMs: number, { nowMs }: ZonedNow) => goneMs <= nowMs - earlierMs;

/** When all alcohol is gone, if a drink that is logged now would still meet it; null if it is gone. */
export function alcoholLeftUntilMs(model: CalculatorModel, at: ZonedNow): number | null {
  const untilMs = alcoholGoneMs(model, at);
  return untilMs === null || isOver(untilMs, at) ? null : untilMs;
}

/** True if a drink that is logged now would no longer meet any; false without alcohol. */
export function isAlcoholGone(model: CalculatorModel, at: ZonedNow): boolean {
  const untilMs = alcoholGoneMs(model, at);
  return untilMs !== null && isOver(untilMs, at);
}

/** The first sip of entries with drinks, milliseconds since 1970. */
export function firstSipMs(model: CalculatorModel, at: ZonedNow): number {
  return drinkingIn(model, at)?.startMs ?? at.nowMs;
}

/**
 * The start of the first sitting whose alcohol may still be in the blood: that of all before it was
 * gone, by the cautious estimate, when it began. Null if all alcohol is gone now.
 */
export function stillThereFromMs(model: CalculatorModel, at: ZonedNow): number | null {
  const drinking = drinkingIn(model, at);
  if (!drinking) return null;
  const { startMs, sittings } = drinking;
  const startOf = (index: number) => startMs + (sittings[index]?.startMin ?? 0) * MINUTE_MS;
  if (isOver(goneMs(model, drinking, sittings.length), at)) return null;
  for (let index = sittings.length - 1; index > 0; index--) {
    if (goneMs(model, drinking, index) <= startOf(index)) return startOf(index);
  }
  return startMs;
}
