import { localZone, localZoneName } from '@/lib/browser/local-zone';
import type { ZonedNow } from '@/lib/calendar/zone';

/** The visitor's time zone, with its name: entries made in it need none from Intl; and the current time. */
export function zonedNow(nowMs = Date.now()): ZonedNow {
  return { zone: localZone, zoneName: localZoneName(), nowMs };
}
