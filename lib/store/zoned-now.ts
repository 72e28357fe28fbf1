import { localZone, localZoneName } from '@/lib/browser/local-zone';
import type { ZonedNow } from '@/lib/calendar/zone';

/** The visitor's time zone and the current time. */
export function zonedNow(): ZonedNow {
  return { zone: localZone, zoneName: localZoneName(), nowMs: Date.now() };
}
