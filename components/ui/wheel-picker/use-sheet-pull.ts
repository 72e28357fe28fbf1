import { useRef, type PointerEvent, type RefObject } from 'react';

/** On screens this wide it is no sheet (wheel-picker.css). */
const WIDE = '(min-width: 768px)';
/** A sheet that is pulled down by this share of its height closes. */
const DISMISS_SHARE = 0.3;
/** A flick of this speed closes it at any position. */
const DISMISS_PX_PER_MS = 0.4;
/** The speed is measured over this time before the finger lifts, so stopping first keeps it open. */
const FLICK_MS = 100;

/** The position of a finger; time as in `Event.timeStamp`. */
interface PullPoint {
  yPx: number;
  atMs: number;
}

/** Whether lifting the finger closes the sheet. @param points of the finger, first to last */
export function isPulledAway(points: readonly PullPoint[], sheetHeightPx: number): boolean {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return false;
  if (last.yPx - first.yPx > sheetHeightPx * DISMISS_SHARE) return true;
  const recent = points.find(({ atMs }) => last.atMs - atMs <= FLICK_MS) ?? last;
  const durationMs = last.atMs - recent.atMs;
  return durationMs > 0 && (last.yPx - recent.yPx) / durationMs > DISMISS_PX_PER_MS;
}

/** Lets a sheet be pulled by its head (`data-pulled`, `--pulled`); it springs back or closes. */
export function useSheetPull(sheetRef: RefObject<HTMLElement | null>, onPulledAway: () => void) {
  const points = useRef<PullPoint[]>([]);

  const pointOf = ({ clientY, timeStamp }: PointerEvent) => ({ yPx: clientY, atMs: timeStamp });
  const letGo = (mayClose: boolean) => {
    const sheet = sheetRef.current;
    if (!sheet || points.current.length === 0) return;
    const isAway = mayClose && isPulledAway(points.current, sheet.offsetHeight);
    points.current = [];
    delete sheet.dataset.pulled;
    if (isAway) onPulledAway();
    else sheet.style.removeProperty('--pulled');
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      const isButton = event.target instanceof Element && event.target.closest('button');
      if (!event.isPrimary || event.button !== 0 || isButton || matchMedia(WIDE).matches) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      points.current = [pointOf(event)];
    },
    onPointerMove: (event: PointerEvent) => {
      const [first] = points.current;
      const sheet = sheetRef.current;
      if (!first || !sheet) return;
      const point = pointOf(event);
      points.current.push(point);
      sheet.dataset.pulled = '';
      sheet.style.setProperty('--pulled', `${Math.max(0, point.yPx - first.yPx)}px`);
    },
    onPointerUp: () => letGo(true),
    onPointerCancel: () => letGo(false),
  };
}
