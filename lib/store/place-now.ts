import { localZone } from '@/lib/browser/local-zone';
import type { Place } from '@/lib/evening/start-day';

/** Where the visitor is, and the present moment. */
export function placeNow(): Place {
  return { zone: localZone, nowMs: Date.now() };
}
