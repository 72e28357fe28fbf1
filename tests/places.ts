import type { Whereabouts } from '@/lib/countries/country-candidates';
import { deviceZone } from '@/lib/countries/zone-countries';

/** A browser with these languages in a time zone. @param zone IANA name; empty for one of no country */
export function browserIn(zone: string, ...languages: string[]): Whereabouts {
  return { zone: deviceZone(zone), languages };
}
