/** Width of the thumb and of the zone a finger may miss it by, in px. */
const THUMB_PX = 24;
const ZONE_PX = 44;

/** iPhone, iPod and iPad, also one that calls itself a Mac but has a touch screen. */
export function isApplePhone(device: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  if (/iP(hone|od|ad)/.test(device.userAgent)) return true;
  return /Macintosh/.test(device.userAgent) && device.maxTouchPoints > 1;
}

/**
 * Whether a point of the track is on the thumb.
 * @param x px from the left edge of the track
 * @param share where the thumb stands, 0 to 1
 */
export function thumbIsUnder(x: number, trackWidth: number, share: number): boolean {
  const centre = THUMB_PX / 2 + share * (trackWidth - THUMB_PX);
  return Math.abs(x - centre) <= ZONE_PX / 2;
}
