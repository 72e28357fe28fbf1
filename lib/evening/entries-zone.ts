import { zoneNamed } from '@/lib/calendar/named-zone';
import type { Zone, ZonedNow } from '@/lib/calendar/zone';
import type { Sittings } from '@/lib/model/model';

type Zoned = Pick<Sittings, 'zone'>;

/** The zone in which the clock times of entries are meant. */
export function zoneOfEntries({ zone }: Zoned, at: ZonedNow): Zone {
  if (zone === '' || zone === at.zoneName) return at.zone;
  return zoneNamed(zone) ?? at.zone;
}

/** The same moment, seen in the zone of entries. */
export function atEntries(model: Zoned, at: ZonedNow): ZonedNow {
  return { ...at, zone: zoneOfEntries(model, at) };
}
