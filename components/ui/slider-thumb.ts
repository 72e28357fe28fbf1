/** Width of the thumb with its clear edge, in px (`slider.css`). */
const THUMB_PX = 44;
/** A finger that moved less has not begun to drag. */
const DRAG_START_PX = 6;

/**
 * Whether a point of the track is on the thumb.
 * @param x px from the left edge of the track
 * @param share where the thumb stands, 0 to 1
 */
export function thumbIsUnder(x: number, trackWidth: number, share: number): boolean {
  const centre = THUMB_PX / 2 + share * (trackWidth - THUMB_PX);
  return Math.abs(x - centre) <= THUMB_PX / 2;
}

/** Whether a finger that moved this far, in px, drags along the track: a scroll goes up or down. */
export function isDragAlong(acrossPx: number, downPx: number): boolean {
  return Math.abs(acrossPx) >= DRAG_START_PX && Math.abs(acrossPx) > Math.abs(downPx);
}
