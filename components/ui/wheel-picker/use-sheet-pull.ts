'use client';

import { useRef, type PointerEvent, type RefObject } from 'react';
import { isPulledAway, pulledPx, type PullPoint } from './sheet-pull';

/**
 * Lets a bottom sheet be pulled down by its head. Meanwhile `data-pulled` disables the transition and
 * `--pulled` is the distance. On release the sheet springs back or closes.
 */
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
      if (!event.isPrimary || event.button !== 0 || isButton) return;
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
      sheet.style.setProperty('--pulled', `${pulledPx(first, point)}px`);
    },
    onPointerUp: () => letGo(true),
    onPointerCancel: () => letGo(false),
  };
}
