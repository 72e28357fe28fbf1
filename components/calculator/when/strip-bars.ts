import { hasAlcohol, spanOf, type PlannedSitting } from '@/lib/evening/planned-sittings';

/** Minimum width of a bar in percent of the strip: it must fit its number. */
const minPercent = 6;

/** A sitting as a bar on the timeline. */
export interface StripBar {
  sitting: PlannedSitting;
  /** Percent of the width of the strip. */
  left: number;
  width: number;
  /** 0 is the top lane. Bars that would overlap are in different lanes. */
  lane: number;
  /** False if the sitting has no alcohol in it: the bar is only outlined. */
  hasAmount: boolean;
}

/** Lays the sittings out to scale. @param planned in the order of time */
export function stripBars(planned: readonly PlannedSitting[]): StripBar[] {
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
