import { hasAlcohol, spanOf, type PlannedSitting } from '@/lib/evening/planned-sittings';

/** Minimum width of a bar in percent of the strip: it must fit its number. */
const minPercent = 6;

/**
 * The sittings to scale, in percent of the width of the strip, those that would overlap in different
 * lanes, 0 at the top. One without alcohol (`hasAmount`) is only outlined.
 * @param planned in the order of time
 */
export function stripBars(planned: readonly PlannedSitting[]) {
  const firstMin = planned[0]?.startMin ?? 0;
  const spanMin = spanOf(planned);
  const laneEnds: number[] = [];
  return planned.map((sitting) => {
    const { startMin, finishMin } = sitting;
    const width = Math.max(minPercent, ((finishMin - startMin) / spanMin) * 100);
    const left = Math.min(((startMin - firstMin) / spanMin) * 100, 100 - width);
    const free = laneEnds.findIndex((end) => end <= left);
    const lane = free < 0 ? laneEnds.length : free;
    laneEnds[lane] = left + width;
    return { sitting, left, width, lane, hasAmount: hasAlcohol(sitting) };
  });
}
