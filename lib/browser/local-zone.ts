import type { Zone } from '@/lib/calendar/zone';

/** The time zone of the visitor's device. */
export const localZone: Zone = (instantMs) => -new Date(instantMs).getTimezoneOffset();

/**
 * The name of the device's time zone, such as "Europe/Warsaw"; empty if the browser has none. Intl tells
 * the same, but its first date format takes a slow phone a tenth of a second.
 */
export function localZoneName(): string {
  const { Temporal: known } = globalThis as { Temporal?: typeof Temporal };
  if (known) return known.Now.timeZoneId();
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
}
