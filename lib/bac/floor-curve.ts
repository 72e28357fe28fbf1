import { floorWindowMin } from './constants';
import { lastPoint } from './curve';
import type { Block, Intake } from './intake';
import type { Breakpoint, Curve } from './types';
import { cornerTimes } from './upper-curve';

/** What one intake brought between two moments, permille. */
function broughtBetween(intake: Intake, fromMin: number, toMin: number): number {
  const overlapMin = Math.min(toMin, intake.finishMin) - Math.max(fromMin, intake.startMin);
  if (overlapMin <= 0) return 0;
  return (intake.permille * overlapMin) / (intake.finishMin - intake.startMin);
}

/** What all sittings brought in the last hour, at most the cap, at every moment of a block. */
function lastHourOf(block: Block, intakes: readonly Intake[], capPermille: number): Curve {
  const { startMin, finishMin } = block;
  const edges = intakes.flatMap((intake) => [intake.startMin, intake.finishMin]);
  const times = cornerTimes([...edges, ...edges.map((edge) => edge + floorWindowMin)]);
  const points: Breakpoint[] = [];
  let before: Breakpoint | null = null;
  for (const atMin of times) {
    if (atMin < startMin || atMin > finishMin) continue;
    const broughtPermille = intakes.reduce(
      (sum, intake) => sum + broughtBetween(intake, atMin - floorWindowMin, atMin),
      0,
    );
    if (before && (before.permille - capPermille) * (broughtPermille - capPermille) < 0) {
      const share = (capPermille - before.permille) / (broughtPermille - before.permille);
      const crossingMin = before.atMin + share * (atMin - before.atMin);
      points.push({ atMin: crossingMin, permille: capPermille });
    }
    points.push({ atMin, permille: Math.min(broughtPermille, capPermille) });
    before = { atMin, permille: broughtPermille };
  }
  return points;
}

/** From the last corner down at the rate of elimination, with a corner where it reaches zero. */
function fallUntil(points: Breakpoint[], untilMin: number, fallPerMin: number): void {
  const { atMin, permille } = lastPoint(points);
  const zeroAtMin = atMin + permille / fallPerMin;
  if (zeroAtMin >= untilMin) {
    points.push({ atMin: untilMin, permille: permille - fallPerMin * (untilMin - atMin) });
    return;
  }
  if (permille > 0) points.push({ atMin: zeroAtMin, permille: 0 });
  if (Number.isFinite(untilMin)) points.push({ atMin: untilMin, permille: 0 });
}

/** Falls as far as the least level allows, to the next corner of that level. */
function fallOnto(points: Breakpoint[], from: Breakpoint, to: Breakpoint, fallPerMin: number) {
  const last = lastPoint(points);
  const fallen = last.permille - fallPerMin * (to.atMin - last.atMin);
  if (fallen >= to.permille) {
    points.push({ atMin: to.atMin, permille: fallen });
    return;
  }
  const [lead, leadThen] = [last.permille - from.permille, fallen - to.permille];
  if (lead > 0) {
    const share = lead / (lead - leadThen);
    const atMin = from.atMin + share * (to.atMin - from.atMin);
    points.push({ atMin, permille: from.permille + share * (to.permille - from.permille) });
  }
  points.push(to);
}

/**
 * The least level the cautious curve allows. While drinking it is what was brought in the last hour,
 * at most what one hour eliminates: drinking slower than the body eliminates would otherwise read
 * 0.00 with a glass in hand. Else it falls at the rate of elimination. It jumps where drinking goes
 * on within an hour of the last sip.
 * @param intakes of all sittings, in order of their starts
 * @param blocks the same intakes, gathered where they overlap or touch
 */
export function floorCurve(
  intakes: readonly Intake[],
  blocks: readonly Block[],
  eliminationPermillePerHour: number,
): Curve {
  const fallPerMin = eliminationPermillePerHour / 60;
  const points: Breakpoint[] = [{ atMin: 0, permille: 0 }];
  for (const block of blocks) {
    if (block.startMin > 0) fallUntil(points, block.startMin, fallPerMin);
    const least = lastHourOf(block, intakes, fallPerMin * floorWindowMin);
    least.forEach((corner, i) => {
      const before = least[i - 1];
      if (before) fallOnto(points, before, corner, fallPerMin);
      else if (corner.permille > lastPoint(points).permille) points.push(corner);
    });
  }
  fallUntil(points, Infinity, fallPerMin);
  return points;
}
