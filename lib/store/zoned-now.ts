import { localZone } from '@/lib/browser/local-zone';
import type { ZonedNow } from '@/lib/evening/start-day';

/** The visitor's time zone and the current time. */
export function zonedNow(): ZonedNow {
  return { zone: localZone, nowMs: Date.now() };
}
