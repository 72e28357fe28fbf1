import type { ShownResult } from '@/components/result/result-parts';
import { levelAt, type CurveName } from '@/lib/bac';

/** The levels that effects and penalties are those of: now, or at the peak if there is none now. */
export function usedLevels({ evening, phase, markedNowMin }: ShownResult) {
  const { curves, likely, cautious } = evening.forecast;
  const nowOf = (name: CurveName) =>
    markedNowMin === null ? 0 : levelAt(curves[name], markedNowMin);
  const isNow = phase !== 'planned' && nowOf('likely') > 0;
  return {
    isNow,
    likelyPermille: isNow ? nowOf('likely') : likely.peakPermille,
    cautiousPermille: isNow ? nowOf('cautious') : cautious.peakPermille,
  };
}
