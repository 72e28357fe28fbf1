import { describe, expect, it } from 'vitest';
import { likelyPlace } from '@/lib/countries/country-candidates';
import { whoseLimit, type LimitFacts } from '@/lib/countries/whose-limit';
import { calculatorLimits } from '@/lib/i18n/calculator-limits';
import { siteByCode } from '@/lib/site/sites';
import { browserIn } from '../../places';

const laws = calculatorLimits('en');

const untouched: LimitFacts = {
  selectedCountryId: '',
  chosenInCountry: '',
  driverClass: 'general',
  isClassChosen: false,
  ownLimitPermille: null,
  age: 39,
  isAgeSet: false,
};

const whose = (entries: Partial<LimitFacts>, zone: string, ...languages: string[]) =>
  whoseLimit({ ...untouched, ...entries }, siteByCode('en'), browserIn(zone, ...languages), laws);

describe('whoseLimit, on the English page', () => {
  it('is the lower one of zone and language, and asks', () => {
    expect(whose({}, 'Europe/Warsaw', 'en-US', 'pl-PL')).toMatchObject({
      limit: { iso2: 'PL', permille: 0.2, waitPermille: 0.2 },
      candidates: ['PL', 'US'],
      isCountryOpen: true,
    });
  });

  it('is that of Poland on a Polish phone in Poland, not that of the language of the page', () => {
    expect(whose({}, 'Europe/Warsaw', 'pl-PL')).toMatchObject({
      limit: { iso2: 'PL', permille: 0.2 },
      isCountryOpen: false,
    });
  });

  it('is that of Scotland once it is chosen, and asks no more', () => {
    const scotland = { selectedCountryId: 'GB-SCT', chosenInCountry: 'GB' };
    expect(whose(scotland, 'Europe/London', 'en-GB')).toMatchObject({
      limit: { iso2: 'GB-SCT', permille: 0.5 },
      candidates: ['GB-SCT'],
      isCountryOpen: false,
    });
  });

  it('is an own limit, with the breath of the country', () => {
    expect(whose({ ownLimitPermille: 0.3 }, 'Europe/London', 'en-GB')).toMatchObject({
      limit: { permille: 0.3, breathRatio: 2300, ownLimitPermille: 0.3 },
      isCountryOpen: false,
    });
  });

  // Road traffic act of Germany, section 24c: zero for new drivers and for those under 21.
  it.each<[name: string, entries: Partial<LimitFacts>, isOpen: boolean]>([
    ['nobody said anything', {}, true],
    ['only the assumed age is above it', { age: 39 }, true],
    ['the age was given as 24', { age: 24, isAgeSet: true }, true],
    ['the age was given as 25', { age: 25, isAgeSet: true }, false],
    ['the usual class was chosen', { isClassChosen: true }, false],
    ['there is an own limit', { ownLimitPermille: 0.3 }, false],
  ])('has the class of a German driver open or not where %s', (_, entries, isOpen) => {
    expect(whose(entries, 'Europe/Berlin', 'de-DE').isClassOpen).toBe(isOpen);
  });
});

describe('likelyPlace', () => {
  const place = (code: string, zoneCountry: string, zone: string, ...languages: string[]) =>
    likelyPlace({ code, zoneCountry }, browserIn(zone, ...languages));

  it.each([
    ['the choice', 'DE', 'PL', 'Europe/Warsaw', 'DE'],
    ['the zone, in a third country', 'DE', 'PL', 'Europe/Prague', 'CZ'],
    ['the zone, without a choice', '', '', 'Europe/London', 'GB'],
    ['the choice, where the zone names none', 'GB-SCT', 'GB', 'Europe/Gibraltar', 'GB-SCT'],
    ['the language, where nothing else does', '', '', 'Europe/Gibraltar', 'US'],
  ])('is that of %s', (_, code, chosenIn, zone, expected) => {
    expect(place(code, chosenIn, zone, 'en', 'en-US')).toBe(expected);
  });

  it('is empty where nothing names one', () => {
    expect(place('', '', 'UTC', 'en')).toBe('');
  });
});
