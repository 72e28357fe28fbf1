import { describe, expect, it } from 'vitest';
import { likelyPlace } from '@/lib/countries/country-candidates';
import type { LimitFacts } from '@/lib/countries/driver-classes';
import { whoseLimit } from '@/lib/countries/whose-limit';
import { calculatorLimits } from '@/lib/i18n/country-names';
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
  it('is an own limit, with the breath of the country', () => {
    expect(whose({ ownLimitPermille: 0.3 }, 'Europe/London', 'en-GB')).toMatchObject({
      limit: { permille: 0.3, breathRatio: 2300, ownLimitPermille: 0.3 },
      isCountryOpen: false,
    });
  });

  // Road traffic act of Germany, section 24c: zero for new drivers and for those under 21. The Czech
  // Republic has one limit for all.
  it.each<[name: string, zone: string, entries: Partial<LimitFacts>, isOpen: boolean]>([
    ['nobody said anything', 'Europe/Berlin', {}, true],
    ['only the assumed age is above it', 'Europe/Berlin', { age: 39 }, true],
    ['the age was given as 18', 'Europe/Berlin', { age: 18, isAgeSet: true }, true],
    ['the age was given as 24', 'Europe/Berlin', { age: 24, isAgeSet: true }, true],
    ['the age was given as 25', 'Europe/Berlin', { age: 25, isAgeSet: true }, false],
    ['the usual class was chosen', 'Europe/Berlin', { isClassChosen: true }, false],
    ['the other class was saved', 'Europe/Berlin', { driverClass: 'novice' }, false],
    ['there is an own limit', 'Europe/Berlin', { ownLimitPermille: 0.3 }, false],
    ['there is one limit for all', 'Europe/Prague', {}, false],
  ])('has the class of a driver open or not where %s', (_, zone, entries, isOpen) => {
    expect(whose(entries, zone, 'de').isClassOpen).toBe(isOpen);
  });

  it.each([
    ['zero, and open, at a given age of 20', { age: 20, isAgeSet: true }, 0, 'novice', true],
    ['the usual one from 21 on', { age: 21, isAgeSet: true }, 0.5, 'general', true],
    ['the usual one while no age was given', { age: 20 }, 0.5, 'general', true],
    ['the chosen one', { age: 20, isAgeSet: true, isClassChosen: true }, 0.5, 'general', false],
  ] as const)('in Germany is %s', (_, entries, permille, driverClass, isClassOpen) => {
    const found = whose(entries, 'Europe/Berlin', 'de');
    expect(found).toMatchObject({ limit: { permille, driverClass }, isClassOpen });
  });
});

describe('likelyPlace', () => {
  const place = (code: string, chosenIn: string, zone: string, ...languages: string[]) =>
    likelyPlace(
      { selectedCountryId: code, chosenInCountry: chosenIn },
      browserIn(zone, ...languages),
    );

  it.each([
    ['the choice', 'DE', 'PL', 'Europe/Warsaw', 'DE'],
    ['the zone, in a third country', 'DE', 'PL', 'Europe/Prague', 'CZ'],
    ['the zone, without a choice', '', '', 'Europe/London', 'GB'],
    ['the choice, where the zone names none', 'GB-SCT', 'GB', 'Europe/Gibraltar', 'GB-SCT'],
    ['the language, where nothing else does', '', '', 'Europe/Gibraltar', 'US'],
  ])('is that of %s', (_, code, chosenIn, zone, expected) => {
    expect(place(code, chosenIn, zone, 'en', 'en-US')).toBe(expected);
  });

  it('is empty where nothing names one', () => expect(place('', '', 'UTC', 'en')).toBe(''));
});
