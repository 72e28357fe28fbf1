import { localZoneName } from '@/lib/browser/local-zone';
import type { Whereabouts } from '@/lib/countries/country-candidates';
import { globalStorage } from './storage';

/** Where the name of the device's time zone is kept with its country: "Europe/Warsaw PL". */
export const zoneKey = 'zone-country';

/** Before the browser was asked: on the server, and during hydration. */
export const nowhere: Whereabouts = { zone: { name: '', country: '' }, languages: [] };

/** What the browser reveals at once. The zone has a country if it was looked up on an earlier visit. */
export function knownWhereabouts(): Whereabouts {
  const name = localZoneName();
  const [keptName, country = ''] = globalStorage.getItem(zoneKey)?.split(' ') ?? [];
  return {
    zone: { name, country: keptName === name ? country : '' },
    languages: navigator.languages ?? [navigator.language],
  };
}

/** Looks up the country of the zone, in a table loaded on demand, and keeps it. */
export async function lookedUp(known: Whereabouts): Promise<Whereabouts> {
  if (known.zone.country !== '') return known;
  try {
    const { countryOfZone } = await import('@/lib/countries/zone-countries');
    const { name } = known.zone;
    const country = countryOfZone(name);
    if (country === '') return known;
    globalStorage.setItem(zoneKey, `${name} ${country}`);
    return { ...known, zone: { name, country } };
  } catch (error) {
    console.warn('The country of the time zone is not known.', error);
    return known;
  }
}
