import { localZone, localZoneName } from '@/lib/browser/local-zone';
import type { Place } from '@/lib/evening/start-day';

/** The visitor's time zone and the current time. */
export function placeNow(): Place {
  return { zone: localZone, zoneName: localZoneName(), nowMs: Date.now() };
}
