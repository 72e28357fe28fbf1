'use client';

import { useRef, type PointerEvent } from 'react';

/** A press that moves less than this is a click on a row. */
const DRAG_START_PX = 4;
/** After release, the wheel rolls on for this time at its last speed. */
const ROLL_ON_MS = 120;

interface Drag {
  startY: number;
  lastY: number;
  lastMs: number;
  pxPerMs: number;
  isMoving: boolean;
}

/**
 * Lets the mouse drag a scrolling column, as touch does natively. During the drag, `data-dragged`
 * disables scroll snapping: `held`, then `rolling` until the caller removes it.
 * @param onHold the drag has started
 * @param onLetGo is called with the scroll offset that the column would roll to
 */
export function useMouseDrag(onHold: () => void, onLetGo: (scrollTop: number) => void) {
  const drag = useRef<Drag | null>(null);

  const letGo = ({ currentTarget, timeStamp }: PointerEvent<HTMLElement>) => {
    const held = drag.current;
    drag.current = null;
    if (!held?.isMoving) return;
    currentTarget.dataset.dragged = 'rolling';
    const isRolling = timeStamp - held.lastMs < ROLL_ON_MS;
    onLetGo(currentTarget.scrollTop - (isRolling ? held.pxPerMs * ROLL_ON_MS : 0));
  };
  return {
    onPointerDown: ({ pointerType, button, clientY, timeStamp }: PointerEvent) => {
      if (pointerType !== 'mouse' || button !== 0) return;
      drag.current = {
        startY: clientY,
        lastY: clientY,
        lastMs: timeStamp,
        pxPerMs: 0,
        isMoving: false,
      };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { currentTarget, pointerId, clientY, timeStamp } = event;
      const held = drag.current;
      if (!held) return;
      if (!held.isMoving && Math.abs(clientY - held.startY) < DRAG_START_PX) return;
      if (!held.isMoving) {
        held.isMoving = true;
        // Because of the capture, the click after the drag targets the column, not a row.
        currentTarget.setPointerCapture(pointerId);
        currentTarget.dataset.dragged = 'held';
        onHold();
      }
      const movedPx = clientY - held.lastY;
      currentTarget.scrollTop -= movedPx;
      held.pxPerMs = movedPx / Math.max(1, timeStamp - held.lastMs);
      held.lastY = clientY;
      held.lastMs = timeStamp;
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
}
