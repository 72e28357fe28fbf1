import { describe, expect, it } from 'vitest';
import { countryLimits } from '@/lib/countries/limits';
import { countryOfZone } from '@/lib/countries/zone-countries';

/** Time zones of a country from Node's Unicode data, which is not the source of the table. */
function zonesOf(iso2: string): readonly string[] {
  const locale = new Intl.Locale(`und-${iso2}`) as Intl.Locale & {
    timeZones?: string[];
    getTimeZones?: () => string[];
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

describe('countryOfZone', () => {
  it.each(countryLimits.map(({ iso2 }) => iso2))('knows every zone of %s', (iso2) => {
    const zones = zonesOf(iso2);
    expect(zones.length).toBeGreaterThan(0);
    expect(zones.map(countryOfZone)).toEqual(zones.map(() => iso2));
  });

  it.each([
    ['Europe/Kiev', 'UA'],
    ['Europe/Kyiv', 'UA'],
    ['Asia/Calcutta', 'IN'],
    ['UTC', ''],
    ['Africa/Asmera', ''],
    ['', ''],
    ['Europe', ''],
  ])('%s: %j', (zone, iso2) => expect(countryOfZone(zone)).toBe(iso2));
});
