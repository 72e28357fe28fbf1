import { ceilMinutes, peakOf, type Forecast } from '@/lib/bac';

/** The minute of the likely peak; of the cautious one where slow drinking has no likely peak. */
export function peakTimeMin({ likely, curves, peakAtMin }: Forecast): number {
  return ceilMinutes(likely.peakPermille === 0 ? peakOf(curves.cautious).atMin : peakAtMin);
}
