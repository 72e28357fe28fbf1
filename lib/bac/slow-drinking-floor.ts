import { floorWindowMin } from './constants';
import { cornerTimes, envelope } from './envelope';
import type { Block, Intake } from './intake';
import type { Curve } from './types';

/** What one intake brought between two moments. */
function broughtBetween(intake: Intake, fromMin: number, toMin: number): number {
  const overlapMin = Math.min(toMin, intake.finishMin) - Math.max(fromMin, intake.startMin);
  if (overlapMin <= 0) return 0;
  return (intake.permille * overlapMin) / (intake.finishMin - intake.startMin);
}

/**
 * The least level the cautious curve allows while drinking: what this block brought in the last
 * hour, at most what one hour eliminates. Drinking slower than the body eliminates would otherwise
 * read 0.00 with a glass in hand.
 */
export function slowDrinkingFloor(block: Block, eliminationPermillePerHour: number): Curve {
  const { startMin, finishMin, intakes } = block;
  const edges = intakes.flatMap((intake) => [intake.startMin, intake.finishMin]);
  const times = cornerTimes([...edges, ...edges.map((edge) => edge + floorWindowMin)]);
  const lastHour = times
    .filter((atMin) => atMin >= startMin && atMin <= finishMin)
    .map((atMin) => ({
      atMin,
      permille: intakes.reduce(
        (sum, intake) => sum + broughtBetween(intake, atMin - floorWindowMin, atMin),
        0,
      ),
    }));
  const cap = (eliminationPermillePerHour * floorWindowMin) / 60;
  const ceiling = [startMin, finishMin].map((atMin) => ({ atMin, permille: cap }));
  return envelope(lastHour, ceiling, Math.min);
}
