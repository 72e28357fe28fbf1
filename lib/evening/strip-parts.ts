import { curveRules, levelAt, type CurveName, type Forecast } from '@/lib/bac';
import { pausesOf } from './pauses';

/** A marked part of the strip. In unmarked parts even the cautious level is under the limit. */
export interface StripPart {
  fromMin: number;
  toMin: number;
  mark: 'over' | 'perhaps';
}

/** `over` (the limit, or drinking) until the likely time, then `perhaps` until the cautious one. */
function stripPart(fromMin: number, likelyMin: number, cautiousMin: number): StripPart[] {
  const parts: StripPart[] = [
    { fromMin, toMin: likelyMin, mark: 'over' },
    { fromMin: Math.max(fromMin, likelyMin), toMin: cautiousMin, mark: 'perhaps' },
  ];
  return parts.filter((part) => part.toMin > part.fromMin);
}

/** The parts over the limit: from each first sip until the level falls to it. */
export function stripOf(forecast: Forecast): StripPart[] {
  const { curves, sittings, waitPermille, likely, cautious, lastFinishMin } = forecast;
  if (cautious.driveMin === 0) return [];
  const parts: StripPart[] = [];
  let fromMin = 0;
  for (const pause of pausesOf(sittings)) {
    // In a pause a level only falls, at the rate of its curve.
    const keptFromMin = (name: CurveName) => {
      const excess = levelAt(curves[name], pause.fromMin) - Math.max(0, waitPermille);
      const fallMin = (excess / curveRules[name].eliminationPermillePerHour) * 60;
      return Math.min(pause.toMin, pause.fromMin + Math.max(0, fallMin));
    };
    parts.push(...stripPart(fromMin, keptFromMin('likely'), keptFromMin('cautious')));
    fromMin = pause.toMin;
  }
  const likelyMin = Math.max(likely.driveMin, lastFinishMin);
  return [...parts, ...stripPart(fromMin, likelyMin, cautious.driveMin)];
}

export type Mark = StripPart['mark'] | 'under';

/** The mark of the strip at a time; `under` outside all parts. */
export function markAt(parts: readonly StripPart[], atMin: number): Mark {
  return parts.find(({ fromMin, toMin }) => fromMin <= atMin && atMin < toMin)?.mark ?? 'under';
}
