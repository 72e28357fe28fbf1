import { levelAt, type CurveName, type Forecast } from '@/lib/bac';

/** Over the limit by the likely level, by the cautious one alone, or by none. */
export type PaperState = 'over' | 'perhaps' | 'under';

/** A half hour of the table. */
export interface PaperRow extends Record<CurveName, number> {
  atMin: number;
  state: PaperState;
}

const stepMin = 30;

/** Seven days, as in the list on the screen: for absurd entries. */
const mostRows = (7 * 24 * 60) / stepMin + 1;

/** Binary rounding, not alcohol. */
const tolerancePermille = 1e-8;

/** The half hours from the start to the cautious sober time, each told from the others by its state. */
export function paperRows({ curves, waitPermille, late, lastFinishMin }: Forecast): PaperRow[] {
  const limit = Math.max(0, waitPermille) + tolerancePermille;
  const count = Math.min(mostRows, Math.ceil(late.soberMin / stepMin) + 1);
  return Array.from({ length: count }, (_, index) => {
    const atMin = index * stepMin;
    const levels = {
      early: levelAt(curves.early, atMin),
      likely: levelAt(curves.likely, atMin),
      late: levelAt(curves.late, atMin),
    };
    // The cautious time also waits for what is still on its way into the blood.
    const isWaiting = atMin >= lastFinishMin && atMin < late.driveMin;
    const perhaps = levels.late > limit || isWaiting ? 'perhaps' : 'under';
    return { atMin, ...levels, state: levels.likely > limit ? 'over' : perhaps };
  });
}
