import type { PlacedSitting } from '@/lib/bac';

/** True from the first to the last sip of a sitting, inclusive. */
export function isDrinking(sittings: readonly PlacedSitting[], atMin: number): boolean {
  return sittings.some(({ startMin, finishMin }) => startMin <= atMin && atMin <= finishMin);
}

/** The pauses in order, minutes from the start. None is between sittings that overlap or touch. */
export function pausesOf(sittings: readonly PlacedSitting[]) {
  const pauses: { fromMin: number; toMin: number }[] = [];
  let finishedMin = sittings[0]?.finishMin ?? 0;
  for (const { startMin, finishMin } of sittings) {
    if (startMin > finishedMin) pauses.push({ fromMin: finishedMin, toMin: startMin });
    finishedMin = Math.max(finishedMin, finishMin);
  }
  return pauses;
}

/** When drinking resumes after the pause at a time; null if that is not in a pause. */
export function resumesAtMin(sittings: readonly PlacedSitting[], atMin: number): number | null {
  const pause = pausesOf(sittings).find(({ fromMin, toMin }) => fromMin <= atMin && atMin < toMin);
  return pause?.toMin ?? null;
}
