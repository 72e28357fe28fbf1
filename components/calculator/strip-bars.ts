import { hasAlcohol, spanOf, type PlannedSitting } from '@/lib/evening/planned-sittings';

/** A bar needs room for its number, percent of the strip. */
const narrowestPercent = 6;

/** A sitting as a bar of the strip. */
export interface StripBar {
  sitting: PlannedSitting;
  /** Percent of the width of the strip. */
  left: number;
  width: number;
  /** 0 is the uppermost; bars that would cover one another lie in different lanes. */
  lane: number;
  /** False while nothing with alcohol is in it: the bar is hollow. */
  hasAmount: boolean;
}

/**
 * The sittings to scale, from the first start to the last finish.
 * @param planned in the order of time
 */
export function stripBars(planned: readonly PlannedSitting[]): StripBar[] {
  const firstMin = planned[0]?.startMin ?? 0;
  const spanMin = spanOf(planned);
  const laneEnds: number[] = [];
  return planned.map((sitting) => {
    const { startMin, finishMin } = sitting;
    const width = Math.max(narrowestPercent, ((finishMin - startMin) / spanMin) * 100);
    const left = Math.min(((startMin - firstMin) / spanMin) * 100, 100 - width);
    const free = laneEnds.findIndex((end) => end <= left);
    const lane = free < 0 ? laneEnds.length : free;
    laneEnds[lane] = left + width;
    return { sitting, left, width, lane, hasAmount: hasAlcohol(sitting) };
  });
}
