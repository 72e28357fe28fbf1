import type { Whereabouts } from '@/lib/countries/country-candidates';
import { countryOfZone } from '@/lib/countries/zone-countries';

/** A browser with these languages in a time zone. @param zone IANA name; empty for one of no country */
export function browserIn(zone: string, ...languages: string[]): Whereabouts {
  return { zone: { name: zone, country: countryOfZone(zone) }, languages };
}
