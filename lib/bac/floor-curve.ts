import { floorWindowMin } from './constants';
import { breakpointTimes, extendLine, lastPoint } from './curve';
import type { Block, Intake } from './intake';
import type { Breakpoint, Curve } from './types';

/** The alcohol of one intake between two times, permille. */
function intakeBetween(intake: Intake, fromMin: number, toMin: number): number {
  const overlapMin = Math.min(toMin, intake.finishMin) - Math.max(fromMin, intake.startMin);
  if (overlapMin <= 0) return 0;
  return (intake.permille * overlapMin) / (intake.finishMin - intake.startMin);
}

/** The intake of all sittings in the preceding hour, at most the cap, over a block. */
function lastHourOf(block: Block, intakes: readonly Intake[], capPermille: number): Curve {
  const { startMin, finishMin } = block;
  const edges = intakes.flatMap((intake) => [intake.startMin, intake.finishMin]);
  const times = breakpointTimes([...edges, ...edges.map((edge) => edge + floorWindowMin)]);
  const points: Breakpoint[] = [];
  let before: Breakpoint | null = null;
  for (const atMin of times) {
    if (atMin < startMin || atMin > finishMin) continue;
    const intakePermille = intakes.reduce(
      (sum, intake) => sum + intakeBetween(intake, atMin - floorWindowMin, atMin),
      0,
    );
    if (before && (before.permille - capPermille) * (intakePermille - capPermille) < 0) {
      const share = (capPermille - before.permille) / (intakePermille - before.permille);
      const crossingMin = before.atMin + share * (atMin - before.atMin);
      points.push({ atMin: crossingMin, permille: capPermille });
    }
    points.push({ atMin, permille: Math.min(intakePermille, capPermille) });
    before = { atMin, permille: intakePermille };
  }
  return points;
}

/** Continues at the rate of elimination along a segment of the minimum level, never below it. */
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
 * The minimum level of the cautious curve: while drinking the intake of the last hour, at most what
 * the body eliminates in an hour (otherwise slow drinking would give 0.00 during a drink); after it
 * falling at the rate of elimination. It jumps if drinking resumes within an hour of the last sip.
 * @param blocks the intakes, which are in order of their starts, grouped by `blocksOf`
 */
export function floorCurve(
  intakes: readonly Intake[],
  blocks: readonly Block[],
  eliminationPermillePerHour: number,
): Curve {
  const fallPerMin = eliminationPermillePerHour / 60;
  const points: Breakpoint[] = [{ atMin: 0, permille: 0 }];
  for (const block of blocks) {
    extendLine(points, -fallPerMin, block.startMin);
    const minimum = lastHourOf(block, intakes, fallPerMin * floorWindowMin);
    minimum.forEach((corner, i) => {
      const before = minimum[i - 1];
      if (before) fallOnto(points, before, corner, fallPerMin);
      else if (corner.permille > lastPoint(points).permille) points.push(corner);
    });
  }
  extendLine(points, -fallPerMin, Infinity);
  return points;
}
