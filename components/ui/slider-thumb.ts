/** Width of the thumb with its transparent border, in px (slider.css). */
const THUMB_PX = 44;
/** A drag starts after this distance. */
const DRAG_START_PX = 6;

/**
 * Whether a point on the track is on the thumb.
 * @param x px from the left edge of the track
 * @param share position of the thumb, 0 to 1
 */
export function thumbIsUnder(x: number, trackWidth: number, share: number): boolean {
  const centre = THUMB_PX / 2 + share * (trackWidth - THUMB_PX);
  return Math.abs(x - centre) <= THUMB_PX / 2;
}

/** Whether a movement in px is a drag along the track, not a vertical scroll. */
export function isDragAlong(acrossPx: number, downPx: number): boolean {
  return Math.abs(acrossPx) >= DRAG_START_PX && Math.abs(acrossPx) > Math.abs(downPx);
}
