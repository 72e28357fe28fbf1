import { describe, expect, it } from 'vitest';
import {
  applicableLimit,
  type CountryLaws,
  type LimitChoice,
} from '@/lib/countries/applicable-limit';
import specLimits from '../../fixtures/spec-values/limits.json';

/** No country, no driver class, no own limit. */
const nobody: LimitChoice = { iso2: '', driverClass: 'general', ownLimitPermille: null };

describe('applicableLimit', () => {
  const figures = (permille: number, noviceOrProfessionalPermille: number | null = null) => ({
    permille,
    noviceOrProfessionalPermille,
  });
  const limits = {
    DE: figures(0.5, 0),
    GB: figures(0.8),
    CZ: figures(0),
    XX: figures(Number.NaN),
  };

  it.each<[what: string, choice: Partial<LimitChoice>, permille: number]>([
    ['the country', { iso2: 'GB' }, 0.8],
    ['a country of zero', { iso2: 'CZ' }, 0],
    ['ordinary drivers', { iso2: 'DE' }, 0.5],
    ['new and professional ones', { iso2: 'DE', driverClass: 'novice' }, 0],
    ['all where new ones have none of their own', { iso2: 'GB', driverClass: 'novice' }, 0.8],
    ['the visitor', { iso2: 'DE', driverClass: 'novice', ownLimitPermille: 0.25 }, 0.25],
    ['the visitor, of zero', { iso2: 'GB', ownLimitPermille: 0 }, 0],
    ['nobody where none is selected', { iso2: '' }, specLimits.fallbackPermille],
    ['nobody where it is not listed', { iso2: 'FR' }, specLimits.fallbackPermille],
    ['nobody for a name of a prototype', { iso2: 'toString' }, specLimits.fallbackPermille],
    ['nobody where it is not numeric', { iso2: 'XX' }, specLimits.fallbackPermille],
  ])('gives the limit of %s', (_, choice, permille) => {
    expect(applicableLimit({ ...nobody, ...choice }, limits).permille).toBe(permille);
  });

  it('waits for full clearance where any alcohol is forbidden, for the limit elsewhere', () => {
    const laws: CountryLaws = {
      JP: { ...figures(0.3), anyForbidden: { mgPerL: 0.15 } },
      GB: { ...figures(0.8), onlyAbove: true },
    };
    const of = (choice: Partial<LimitChoice>) => applicableLimit({ ...nobody, ...choice }, laws);
    // Road Traffic Act of Japan, article 65: nobody has a limit of their own there.
    for (const ownLimitPermille of [null, 0.1, 0.5]) {
      expect(of({ iso2: 'JP', ownLimitPermille })).toMatchObject({
        permille: 0.3,
        waitPermille: 0,
        penaltyMgPerL: 0.15,
        ownLimitPermille: null,
      });
    }
    expect(of({ iso2: 'GB' })).toMatchObject({ waitPermille: 0.8, bound: 'atMost' });
    expect(of({ iso2: 'GB', ownLimitPermille: 0.8 })).toMatchObject({ bound: 'below' });
    expect(of({ iso2: 'DE' })).toMatchObject({ bound: 'below' });
  });
});

describe('whose limit it is', () => {
  const laws: CountryLaws = {
    PL: {
      permille: 0.2,
      noviceOrProfessionalPermille: null,
      breathLaw: { ratio: 2000, country: 'Poland' },
    },
    US: { permille: 0.8, noviceOrProfessionalPermille: 0.2 },
  };

  it('counts breath by the law of the country, whoever’s limit applies', () => {
    const byPoland = { breathRatio: 2000, breathIso2: 'PL', breathCountry: 'Poland' };
    expect(applicableLimit({ ...nobody, iso2: 'PL' }, laws)).toMatchObject(byPoland);
    const own = { ...nobody, iso2: 'PL', ownLimitPermille: 0.4 };
    expect(applicableLimit(own, laws)).toMatchObject(byPoland);
  });

  it('counts breath by the instruments where the law says nothing else', () => {
    for (const iso2 of ['US', '', 'XX', 'toString']) {
      expect(applicableLimit({ ...nobody, iso2 }, laws)).toMatchObject({
        breathRatio: 2100,
        breathCountry: null,
      });
    }
  });

  it('counts breath by the country of a link, and keeps the limit of the other', () => {
    expect(applicableLimit({ ...nobody, iso2: 'US' }, laws, 'PL')).toMatchObject({
      iso2: 'US',
      permille: 0.8,
      breathIso2: 'PL',
      breathRatio: 2000,
      breathCountry: 'Poland',
    });
    expect(applicableLimit({ ...nobody, iso2: 'PL' }, laws, 'US')).toMatchObject({
      permille: 0.2,
      breathIso2: 'US',
      breathRatio: 2100,
      breathCountry: null,
    });
  });
});
