import type { Zone } from '@/lib/calendar/zone';

/** The time zone of the visitor's device. */
export const localZone: Zone = (instantMs) => -new Date(instantMs).getTimezoneOffset();
