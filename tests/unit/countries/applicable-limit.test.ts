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
  const choose = (choice: Partial<LimitChoice>) =>
    applicableLimit({ ...nobody, ...choice }, limits).permille;

  it('gives the limit of the country, also a limit of zero', () => {
    expect(choose({ iso2: 'GB' })).toBe(0.8);
    expect(choose({ iso2: 'CZ' })).toBe(0);
  });

  it('gives the lower limit to a new or professional driver where there is one', () => {
    expect(choose({ iso2: 'DE' })).toBe(0.5);
    expect(choose({ iso2: 'DE', driverClass: 'novice' })).toBe(0);
    expect(choose({ iso2: 'GB', driverClass: 'novice' })).toBe(0.8);
  });

  it('puts the visitor’s own limit before that of any country', () => {
    expect(choose({ iso2: 'DE', driverClass: 'novice', ownLimitPermille: 0.25 })).toBe(0.25);
    expect(choose({ iso2: 'GB', ownLimitPermille: 0 })).toBe(0);
  });

  it('waits for full clearance where any alcohol is forbidden, for the limit elsewhere', () => {
    const laws: CountryLaws = {
      JP: { ...figures(0.3), anyForbidden: { mgPerL: 0.15 } },
      GB: { ...figures(0.8), onlyAbove: true },
    };
    const of = (choice: Partial<LimitChoice>) => applicableLimit({ ...nobody, ...choice }, laws);
    expect(of({ iso2: 'JP' })).toMatchObject({
      permille: 0.3,
      waitPermille: 0,
      penaltyMgPerL: 0.15,
    });
    expect(of({ iso2: 'JP', ownLimitPermille: 0.1 })).toMatchObject({
      waitPermille: 0.1,
      penaltyMgPerL: null,
    });
    expect(of({ iso2: 'GB' })).toMatchObject({ waitPermille: 0.8, isOnlyAbove: true });
    expect(of({ iso2: 'GB', ownLimitPermille: 0.8 })).toMatchObject({ isOnlyAbove: false });
    expect(of({ iso2: 'DE' })).toMatchObject({ isOnlyAbove: false });
  });

  it('falls back when no country is selected or it is not listed', () => {
    expect(choose({ iso2: '' })).toBe(specLimits.fallbackPermille);
    expect(choose({ iso2: 'FR' })).toBe(specLimits.fallbackPermille);
    expect(choose({ iso2: 'toString' })).toBe(specLimits.fallbackPermille);
  });

  it('falls back when the limit is not numeric', () => {
    expect(choose({ iso2: 'XX' })).toBe(specLimits.fallbackPermille);
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
