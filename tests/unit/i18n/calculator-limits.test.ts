import { describe, expect, it } from 'vitest';
import { countryLimits } from '@/lib/countries/limits';
import { calculatorLimits } from '@/lib/i18n/country-names';

const figuresOf = (iso2: string) => {
  const row = countryLimits.find((limit) => limit.iso2 === iso2);
  return {
    permille: row?.permille,
    noviceOrProfessionalPermille: row?.noviceOrProfessionalPermille,
  };
};

describe('calculatorLimits', () => {
  it('names the country of an unusual ratio in the language of the page, and no other', () => {
    const limits = calculatorLimits('en');
    expect(limits.PL).toEqual({
      ...figuresOf('PL'),
      name: 'Poland',
      // 0.2 with 0.1.
      breathLaw: { ratio: 2000, country: 'Poland' },
    });
    expect(limits.GB?.breathLaw).toEqual({ ratio: 2300, country: 'United Kingdom' });
    expect(calculatorLimits('pl').PL?.breathLaw?.country).toBe('Polska');
    expect(limits.US).toEqual({ ...figuresOf('US'), name: 'United States', alias: 'USA America' });
    expect(limits.CZ).toEqual({ ...figuresOf('CZ'), name: 'Czechia', alias: 'Czech Republic' });
  });

  it('has the zones of a region', () => {
    expect(calculatorLimits('en')['GB-SCT']).toEqual({
      permille: 0.5,
      noviceOrProfessionalPermille: null,
      name: 'Scotland',
      alias: 'United Kingdom',
      onlyAbove: true,
      // 0.5 with 22 µg in 100 ml.
      breathLaw: { ratio: 2300, country: 'Scotland' },
      zones: 'Europe/London',
    });
  });
});
