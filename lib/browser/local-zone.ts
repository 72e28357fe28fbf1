import type { Zone } from '@/lib/calendar/zone';

/** The time zone of the visitor's device. */
export const localZone: Zone = (instantMs) => -new Date(instantMs).getTimezoneOffset();

/** The name of the device's time zone, such as "Europe/Warsaw"; empty if the browser has none. */
export function localZoneName(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
}
