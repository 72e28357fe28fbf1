import { levelAt, type CurveName, type Forecast } from '@/lib/bac';

/** Over the limit by the likely level, by the cautious one only, or by neither. */
export type PaperState = 'over' | 'perhaps' | 'under';

/** A row of the table; levels in permille. */
export interface PaperRow extends Record<CurveName, number> {
  atMin: number;
  state: PaperState;
}

const stepMin = 30;

/** Seven days, as in the list on the screen: only absurd entries have more. */
const maxRows = (7 * 24 * 60) / stepMin + 1;

/** Covers floating-point errors. */
const tolerancePermille = 1e-8;

/** The half hours from the start to the cautious sober time. */
export function paperRows({ curves, waitPermille, cautious, lastFinishMin }: Forecast): PaperRow[] {
  const limit = Math.max(0, waitPermille) + tolerancePermille;
  const count = Math.min(maxRows, Math.ceil(cautious.soberMin / stepMin) + 1);
  return Array.from({ length: count }, (_, index) => {
    const atMin = index * stepMin;
    const levels = {
      optimistic: levelAt(curves.optimistic, atMin),
      likely: levelAt(curves.likely, atMin),
      cautious: levelAt(curves.cautious, atMin),
    };
    // The cautious time also waits for alcohol that is not yet absorbed.
    const isWaiting = atMin >= lastFinishMin && atMin < cautious.driveMin;
    const perhaps = levels.cautious > limit || isWaiting ? 'perhaps' : 'under';
    return { atMin, ...levels, state: levels.likely > limit ? 'over' : perhaps };
  });
}
