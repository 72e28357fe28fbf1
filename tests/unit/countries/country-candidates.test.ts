import { describe, expect, it } from 'vitest';
import { countryCandidates } from '@/lib/countries/country-candidates';
import { calculatorLimits } from '@/lib/i18n/country-names';
import type { LimitEntries } from '@/lib/model/model';
import { siteByCode } from '@/lib/site/sites';
import { browserIn } from '../../places';

const laws = calculatorLimits('en');
const untouched: LimitEntries = {
  selectedCountryId: '',
  chosenInCountry: '',
  driverClass: 'general',
  isClassChosen: false,
  ownLimitPermille: null,
};

/** Candidates of a visitor of the English site. @param zone IANA name @param languages of the browser */
const of = (zone: string, languages: readonly string[], entries: Partial<LimitEntries> = {}) =>
  countryCandidates(
    { ...untouched, ...entries },
    browserIn(zone, ...languages),
    siteByCode('en').countries,
    laws,
  );

/** Candidates, the one that counts, and whether it is asked: "PL, US: PL?" */
const said = ({ candidates, code, isOpen }: ReturnType<typeof countryCandidates>) =>
  `${candidates.join(', ')}: ${code}${isOpen ? '?' : ''}`;

describe('countryCandidates', () => {
  it.each([
    ['Europe/Warsaw', ['pl-PL', 'pl', 'en-US'], 'PL: PL', 'zone and language, not the page'],
    ['Europe/Warsaw', ['en', 'pl'], 'PL: PL', 'the zone where no language names one'],
    ['Europe/Warsaw', ['es-419'], 'PL: PL', 'the zone where no language names one'],
    ['Europe/Warsaw', [], 'PL: PL', 'the zone where there is no language'],
    ['Europe/Warsaw', ['en-US', 'pl-PL'], 'PL, US: PL?', 'the lower limit of both, and asks'],
    ['America/New_York', ['pl-PL'], 'US, PL: PL?', 'the lower limit of both, 0.2 in Poland'],
    ['Europe/Warsaw', ['en', 'en-GB', 'en-US'], 'PL, GB: PL?', 'the first that names a country'],
    ['Europe/Paris', ['de-DE'], 'FR: FR', 'the zone where both have 0.5'],
    ['Europe/London', ['en-GB'], 'GB, GB-SCT: GB-SCT?', 'the regions of the zone too'],
    ['America/Denver', ['en-US'], 'US, US-UT: US-UT?', 'the regions of the zone too'],
    ['America/New_York', ['en-US'], 'US: US', 'no region of another zone'],
    ['Europe/Warsaw', ['en-GB'], 'PL, GB: PL?', 'no region of the language'],
    ['UTC', ['pl-PL'], 'PL: PL?', 'the language alone, and asks'],
    ['Asia/Kathmandu', ['pl-PL'], 'PL: PL?', 'the language alone, and asks'],
    ['', ['pl-PL'], 'PL: PL?', 'the language alone, and asks'],
    ['UTC', ['en'], 'US: US?', 'the country of the site, and asks'],
    // Nepal has no limit in the list.
    ['Asia/Kathmandu', ['ne-NP'], 'US: US?', 'the country of the site, and asks'],
    // Japan and China have figures of 0.3 and 0.2, where only penalties begin.
    ['Asia/Tokyo', ['pl-PL'], 'JP, PL: JP?', 'a law that forbids any alcohol'],
    ['Europe/Warsaw', ['zh-CN'], 'PL, CN: CN?', 'a law that forbids any alcohol'],
  ])('in %j, for %j: %s, by %s', (zone, languages, expected) => {
    expect(said(of(zone, languages))).toBe(expected);
  });

  it('compares the limits of the class of the driver', () => {
    // In general 0.2 in Norway and 0.5 in Germany; for new drivers 0.2 and 0.
    expect(of('Europe/Oslo', ['de-DE']).code).toBe('NO');
    expect(of('Europe/Oslo', ['de-DE'], { driverClass: 'novice' }).code).toBe('DE');
  });

  it('is settled by an own limit', () => {
    expect(said(of('Europe/Warsaw', ['en-US'], { ownLimitPermille: 0.3 }))).toBe('PL, US: PL');
  });
});

describe('a choice', () => {
  it.each([
    // Where it was made, also against the zone.
    ['GB', 'GB', 'Europe/London', 'en-GB', 'GB: GB'],
    ['GB-SCT', 'GB', 'Europe/London', 'en-GB', 'GB-SCT: GB-SCT'],
    ['DE', 'PL', 'Europe/Warsaw', 'en-GB', 'DE: DE'],
    // In the chosen country, and where the zone names none.
    ['DE', 'PL', 'Europe/Berlin', 'pl-PL', 'DE: DE'],
    ['GB-SCT', 'PL', 'Europe/London', 'en-GB', 'GB-SCT: GB-SCT'],
    ['DE', 'PL', 'UTC', 'pl-PL', 'DE: DE'],
    // Older entries do not say where it was made.
    ['DE', '', 'Europe/Warsaw', 'pl-PL', 'DE: DE'],
    // In a third country both are candidates, unless they have the same limit.
    ['DE', 'PL', 'Europe/Prague', 'de-DE', 'CZ, DE: CZ?'],
    ['CZ', 'PL', 'Europe/London', 'pl-PL', 'GB, GB-SCT, CZ: CZ?'],
    ['DE', 'PL', 'Europe/Paris', 'pl-PL', 'FR: FR'],
    // One that is not in the list is none.
    ['', 'DE', 'Europe/Warsaw', 'pl-PL', 'PL: PL'],
    ['ZZ', 'DE', 'Europe/Warsaw', 'pl-PL', 'PL: PL'],
    ['constructor', 'DE', 'Europe/Warsaw', 'pl-PL', 'PL: PL'],
  ])('of %j, made in %j, then in %s with %s: %s', (code, chosenIn, zone, language, expected) => {
    const choice = { selectedCountryId: code, chosenInCountry: chosenIn };
    expect(said(of(zone, [language], choice))).toBe(expected);
  });
});
