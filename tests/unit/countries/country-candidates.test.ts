import { describe, expect, it } from 'vitest';
import { countryCandidates, type PlaceFacts } from '@/lib/countries/country-candidates';
import { deviceZone } from '@/lib/countries/zone-countries';
import { calculatorLimits } from '@/lib/i18n/country-names';
import { siteByCode } from '@/lib/site/sites';

const laws = calculatorLimits('en');
const nobody = { code: '', zoneCountry: '' };

/** Candidates of a visitor of the English site. @param zone IANA name @param languages of the browser */
function of(zone: string, languages: readonly string[], facts: Partial<PlaceFacts> = {}) {
  return countryCandidates(
    {
      zone: deviceZone(zone),
      languages,
      chosen: nobody,
      ownLimitPermille: null,
      driverClass: 'general',
      siteCountries: siteByCode('en').countries,
      ...facts,
    },
    laws,
  );
}

describe('countryCandidates', () => {
  it('takes the one country that zone and language name, whatever the language of the page', () => {
    expect(of('Europe/Warsaw', ['pl-PL', 'pl', 'en-US'])).toEqual({
      candidates: ['PL'],
      code: 'PL',
      isOpen: false,
    });
  });

  it('takes the country of the zone where no language names one', () => {
    const found = { candidates: ['PL'], code: 'PL', isOpen: false };
    expect(of('Europe/Warsaw', ['en', 'pl'])).toEqual(found);
    expect(of('Europe/Warsaw', ['es-419'])).toEqual(found);
    expect(of('Europe/Warsaw', [])).toEqual(found);
  });

  it('asks between zone and language, and counts to the lower limit meanwhile', () => {
    const asked = { candidates: ['PL', 'US'], code: 'PL', isOpen: true };
    expect(of('Europe/Warsaw', ['en-US', 'pl-PL'])).toEqual(asked);
    // 0.8 in New York, 0.2 in Poland.
    expect(of('America/New_York', ['pl-PL'])).toEqual({ ...asked, candidates: ['US', 'PL'] });
  });

  it('goes by the first language that names a country', () => {
    expect(of('Europe/Warsaw', ['en', 'en-GB', 'en-US']).candidates).toEqual(['PL', 'GB']);
  });

  it('counts candidates with the same limit as one, that of the zone', () => {
    // 0.5 each.
    expect(of('Europe/Paris', ['de-DE'])).toEqual({
      candidates: ['FR'],
      code: 'FR',
      isOpen: false,
    });
  });

  it('asks about the regions of the zone', () => {
    expect(of('Europe/London', ['en-GB'])).toEqual({
      candidates: ['GB', 'GB-SCT'],
      code: 'GB-SCT',
      isOpen: true,
    });
    expect(of('America/Denver', ['en-US'])).toEqual({
      candidates: ['US', 'US-UT'],
      code: 'US-UT',
      isOpen: true,
    });
    expect(of('America/New_York', ['en-US'])).toEqual({
      candidates: ['US'],
      code: 'US',
      isOpen: false,
    });
  });

  it('does not ask about the regions of a country that only the language names', () => {
    expect(of('Europe/Warsaw', ['en-GB']).candidates).toEqual(['PL', 'GB']);
  });

  it.each(['UTC', 'Asia/Kathmandu', ''])(
    'leaves the country of the language open in %j',
    (zone) => {
      expect(of(zone, ['pl-PL'])).toEqual({ candidates: ['PL'], code: 'PL', isOpen: true });
    },
  );

  it('falls back to the country of the site, and asks', () => {
    const asked = { candidates: ['US'], code: 'US', isOpen: true };
    expect(of('UTC', ['en'])).toEqual(asked);
    // Nepal has no limit in the list.
    expect(of('Asia/Kathmandu', ['ne-NP'])).toEqual(asked);
  });

  it('counts a law that forbids any alcohol as the strictest', () => {
    // Japan and China have figures of 0.3 and 0.2, where only penalties begin.
    expect(of('Asia/Tokyo', ['pl-PL'])).toMatchObject({ candidates: ['JP', 'PL'], code: 'JP' });
    expect(of('Europe/Warsaw', ['zh-CN'])).toMatchObject({ candidates: ['PL', 'CN'], code: 'CN' });
  });

  it('compares the limits of the class of the driver', () => {
    // In general 0.2 in Norway and 0.5 in Germany; for new drivers 0.2 and 0.
    expect(of('Europe/Oslo', ['de-DE']).code).toBe('NO');
    expect(of('Europe/Oslo', ['de-DE'], { driverClass: 'novice' }).code).toBe('DE');
  });

  it('is settled by an own limit', () => {
    expect(of('Europe/Warsaw', ['en-US'], { ownLimitPermille: 0.3 })).toEqual({
      candidates: ['PL', 'US'],
      code: 'PL',
      isOpen: false,
    });
  });

  it('refuses a site without countries', () => {
    expect(() => of('UTC', [], { siteCountries: [] })).toThrow('Site without countries');
  });
});

describe('a choice', () => {
  const chosen = (code: string, zoneCountry: string) => ({ chosen: { code, zoneCountry } });
  const settled = (code: string) => ({ candidates: [code], code, isOpen: false });

  it('settles the country where it was made, also against the zone', () => {
    expect(of('Europe/London', ['en-GB'], chosen('GB', 'GB'))).toEqual(settled('GB'));
    expect(of('Europe/London', ['en-GB'], chosen('GB-SCT', 'GB'))).toEqual(settled('GB-SCT'));
    expect(of('Europe/Warsaw', ['en-GB'], chosen('DE', 'PL'))).toEqual(settled('DE'));
  });

  it('settles it in the chosen country, and where the zone names none', () => {
    expect(of('Europe/Berlin', ['pl-PL'], chosen('DE', 'PL'))).toEqual(settled('DE'));
    expect(of('Europe/London', ['en-GB'], chosen('GB-SCT', 'PL'))).toEqual(settled('GB-SCT'));
    expect(of('UTC', ['pl-PL'], chosen('DE', 'PL'))).toEqual(settled('DE'));
  });

  it('of older entries, which do not say where it was made, is given', () => {
    expect(of('Europe/Warsaw', ['pl-PL'], chosen('DE', ''))).toEqual(settled('DE'));
  });

  it('is a candidate beside a third country, and the lower limit counts', () => {
    expect(of('Europe/Prague', ['de-DE'], chosen('DE', 'PL'))).toEqual({
      candidates: ['CZ', 'DE'],
      code: 'CZ',
      isOpen: true,
    });
    expect(of('Europe/London', ['pl-PL'], chosen('CZ', 'PL'))).toEqual({
      candidates: ['GB', 'GB-SCT', 'CZ'],
      code: 'CZ',
      isOpen: true,
    });
  });

  it('is not asked about in a third country with the same limit', () => {
    expect(of('Europe/Paris', ['pl-PL'], chosen('DE', 'PL'))).toEqual(settled('FR'));
  });

  it.each(['', 'ZZ', 'constructor'])('of %j, which is not in the list, is none', (code) => {
    expect(of('Europe/Warsaw', ['pl-PL'], chosen(code, 'DE'))).toEqual(settled('PL'));
  });
});
