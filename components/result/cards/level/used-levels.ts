import type { ShownResult } from '@/components/result/result-parts';

/** The levels that effects and penalties are those of: now, or at the peak if there is none now. */
export function usedLevels({ evening, answer }: ShownResult) {
  const { likely, cautious } = evening.forecast;
  const { likelyPermille, highPermille } = answer.now;
  return answer.phase !== 'planned' && likelyPermille > 0
    ? { isNow: true, likelyPermille, cautiousPermille: highPermille }
    : {
        isNow: false,
        likelyPermille: likely.peakPermille,
        cautiousPermille: cautious.peakPermille,
      };
}
