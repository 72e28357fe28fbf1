import type { CurveRule } from './constants';
import { lastPoint } from './curve';
import { floorCurve } from './floor-curve';
import { blocksOf, type Block, type Intake } from './intake';
import type { Breakpoint, Curve } from './types';
import { cornerTimes, upperCurve } from './upper-curve';

/** One straight stretch from the last corner on, stopping at zero with a corner there. */
function goOn(points: Breakpoint[], slopePerMin: number, untilMin: number): void {
  const { atMin, permille } = lastPoint(points);
  if (untilMin <= atMin) return;
  const zeroAtMin = slopePerMin < 0 ? atMin - permille / slopePerMin : Infinity;
  if (zeroAtMin >= untilMin) {
    const reached = permille + slopePerMin * (untilMin - atMin);
    points.push({ atMin: untilMin, permille: Math.max(0, reached) });
    return;
  }
  if (permille > 0) points.push({ atMin: zeroAtMin, permille: 0 });
  if (Number.isFinite(untilMin)) points.push({ atMin: untilMin, permille: 0 });
}

/** The level while drinking: what flows in minus what is eliminated, never below zero. */
function drink(points: Breakpoint[], block: Block, eliminatedPerMin: number): void {
  const edges = block.intakes.flatMap((intake) => [intake.startMin, intake.finishMin]);
  for (const edge of cornerTimes(edges)) {
    const { atMin } = lastPoint(points);
    let slopePerMin = -eliminatedPerMin;
    for (const { startMin, finishMin, permille } of block.intakes) {
      if (startMin <= atMin && finishMin >= edge) slopePerMin += permille / (finishMin - startMin);
    }
    goOn(points, slopePerMin, edge);
  }
}

/**
 * The level over time, solved exactly by its corners: intakes of overlapping sittings add up,
 * elimination is charged once, and in a pause the level falls to zero and stays there. The late
 * curve is the higher of this and the floor of slow drinking, each by itself.
 * @param intakes in order of their starts, the first at minute 0, already scaled by the rule
 */
export function solveCurve(intakes: readonly Intake[], rule: CurveRule): Curve {
  const eliminatedPerMin = rule.eliminationPermillePerHour / 60;
  const blocks = blocksOf(intakes);
  const points: Breakpoint[] = [{ atMin: 0, permille: 0 }];
  for (const block of blocks) {
    goOn(points, -eliminatedPerMin, block.startMin);
    drink(points, block, eliminatedPerMin);
  }
  goOn(points, -eliminatedPerMin, Infinity);
  if (!rule.hasSlowDrinkingFloor) return points;
  return upperCurve(points, floorCurve(intakes, blocks, rule.eliminationPermillePerHour));
}
