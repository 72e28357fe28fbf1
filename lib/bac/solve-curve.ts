import { breakpointTimes, extendLine } from './breakpoints';
import type { CurveRule } from './constants';
import { lastPoint } from './curve';
import { floorCurve } from './floor-curve';
import { blocksOf, type Block } from './intake';
import type { Breakpoint, Curve, PlacedSitting } from './types';
import { upperCurve } from './upper-curve';

/** Adds the level during a block of drinking: intake minus elimination, never below zero. */
function addDrinking(points: Breakpoint[], block: Block, eliminatedPerMin: number): void {
  const edges = block.intakes.flatMap((intake) => [intake.startMin, intake.finishMin]);
  for (const edge of breakpointTimes(edges)) {
    const { atMin } = lastPoint(points);
    let slopePerMin = -eliminatedPerMin;
    for (const { startMin, finishMin, permille } of block.intakes) {
      if (startMin <= atMin && finishMin >= edge) slopePerMin += permille / (finishMin - startMin);
    }
    extendLine(points, slopePerMin, edge);
  }
}

/**
 * The exact level over time: intakes add up, elimination applies once, and in a pause the level
 * stays at zero. The cautious curve is the maximum of this and the floor curve.
 * @param sittings in order of their starts, the first at minute 0
 * @param permillePerGram see `permilleOfGram`
 */
export function solveCurve(
  sittings: readonly PlacedSitting[],
  permillePerGram: number,
  rule: CurveRule,
): Curve {
  const factor = permillePerGram * rule.c0Factor;
  const intakes = sittings.map(({ grams, ...span }) => ({ ...span, permille: grams * factor }));
  const eliminatedPerMin = rule.eliminationPermillePerHour / 60;
  const blocks = blocksOf(intakes);
  const points: Breakpoint[] = [{ atMin: 0, permille: 0 }];
  for (const block of blocks) {
    extendLine(points, -eliminatedPerMin, block.startMin);
    addDrinking(points, block, eliminatedPerMin);
  }
  extendLine(points, -eliminatedPerMin, Infinity);
  if (!rule.hasSlowDrinkingFloor) return points;
  return upperCurve(points, floorCurve(intakes, blocks, rule.eliminationPermillePerHour));
}
