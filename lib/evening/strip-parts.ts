import { curveRules, levelAt, type CurveName, type Forecast } from '@/lib/bac';
import { pausesOf } from './pauses';

/** How a stretch of the strip looks; what is left between them is under even cautiously. */
export interface StripPart {
  fromMin: number;
  toMin: number;
  mark: 'over' | 'perhaps';
}

/** Over the limit, or drinking, until the likely time, then perhaps under until the cautious one. */
function stripPart(fromMin: number, likelyMin: number, lateMin: number): StripPart[] {
  const parts: StripPart[] = [
    { fromMin, toMin: likelyMin, mark: 'over' },
    { fromMin: Math.max(fromMin, likelyMin), toMin: lateMin, mark: 'perhaps' },
  ];
  return parts.filter((part) => part.toMin > part.fromMin);
}

/**
 * The evening under and over its limit, as strip, curve and list all show it: over the limit, or drinking goes on, until the level falls to the
 * limit in a pause, and again from the next sip. None where even the cautious level keeps the limit throughout.
 */
export function stripOf(forecast: Forecast): StripPart[] {
  const { curves, sittings, waitPermille, likely, late, lastFinishMin } = forecast;
  if (late.driveMin === 0) return [];
  const parts: StripPart[] = [];
  let fromMin = 0;
  for (const pause of pausesOf(sittings)) {
    // In a pause a level only falls, at its own rate.
    const keptFromMin = (name: CurveName) => {
      const excess = levelAt(curves[name], pause.fromMin) - Math.max(0, waitPermille);
      const fallMin = (excess / curveRules[name].eliminationPermillePerHour) * 60;
      return Math.min(pause.toMin, pause.fromMin + Math.max(0, fallMin));
    };
    parts.push(...stripPart(fromMin, keptFromMin('likely'), keptFromMin('late')));
    fromMin = pause.toMin;
  }
  const likelyMin = Math.max(likely.driveMin, lastFinishMin);
  return [...parts, ...stripPart(fromMin, likelyMin, late.driveMin)];
}

/** What of the strip a minute lies in; under even cautiously in none. */
export function markAt(parts: readonly StripPart[], atMin: number): StripPart['mark'] | 'under' {
  return parts.find(({ fromMin, toMin }) => fromMin <= atMin && atMin < toMin)?.mark ?? 'under';
}
