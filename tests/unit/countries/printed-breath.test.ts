import { describe, expect, it } from 'vitest';
import { breathRatio } from '@/lib/countries/breath-ratio';
import { countryLimits } from '@/lib/countries/limits';
import { printedBreath } from '@/lib/countries/printed-breath';

const lawOf = (iso2: string) => {
  const law = countryLimits.find((row) => row.iso2 === iso2);
  if (!law) throw new Error(`No law of ${iso2}`);
  return law;
};
const printed = (iso2: string, permille: number) => {
  const law = lawOf(iso2);
  return printedBreath(permille, breathRatio(law), law).mgPerL.toFixed(2);
};

describe('an estimate as breath', () => {
  // The pairs as the laws print them (data/markets): R234-1, StVG 24a, Enforcement Order 44-3,
  // Road Traffic Act 1988 s. 11, Road Traffic Act 2010 s. 4, ustawa art. 46.
  it.each([
    ['FR', 0.5, '0.25'],
    ['FR', 0.2, '0.10'],
    ['DE', 0.5, '0.25'],
    ['JP', 0.3, '0.15'],
    ['GB', 0.8, '0.35'],
    ['IE', 0.5, '0.22'],
    ['PL', 0.2, '0.10'],
    ['US', 0.8, '0.38'],
    // The next step above the figure where only more is an offence.
    ['ES', 0.5, '0.25'],
    ['ES', 0.501, '0.26'],
    ['GB', 0.8001, '0.36'],
    // No pair of figures in the law: 0.5 / 2.1, and 0.5 / 2.3 by the Italian decree.
    ['CZ', 0.5, '0.24'],
    ['IT', 0.5, '0.22'],
  ])('is in %s for %s permille %s mg/L, as the law has it', (iso2, permille, mgPerL) => {
    expect(printed(iso2, permille)).toBe(mgPerL);
  });

  it('never prints an offence as a legal measurement', () => {
    const laws = countryLimits.filter(({ breath }) => breath !== null);
    expect(laws.length).toBeGreaterThan(15);
    for (const { iso2, permille: limit, breath, onlyAbove } of laws) {
      const legal = breath?.mgPerL ?? 0;
      for (const more of [0.0001, 0.001, 0.004, 0.01, 0.1]) {
        const read = Number(printed(iso2, limit + more));
        if (onlyAbove) expect(read, `${iso2} +${more}`).toBeGreaterThan(legal);
        else expect(read, `${iso2} +${more}`).toBeGreaterThanOrEqual(legal);
      }
      // The figure itself is an offence in most countries.
      if (!onlyAbove) expect(Number(printed(iso2, limit)), iso2).toBeGreaterThanOrEqual(legal);
    }
  });

  it('prints the least offence where the two figures of a law do not match: Russia, 0.3 with 0.16', () => {
    const law = lawOf('RU');
    expect(printedBreath(0.3, 2100, law)).toEqual({ mgPerL: 0.16, isRaised: true });
    expect(printedBreath(0.29, 2100, law)).toEqual({ mgPerL: 0.14, isRaised: false });
    expect(printedBreath(0.42, 2100, law)).toEqual({ mgPerL: 0.2, isRaised: false });
  });

  it('rises with the level', () => {
    for (const iso2 of ['RU', 'JP', 'GB', 'NL', 'CZ']) {
      const measurements = Array.from({ length: 200 }, (_, i) => Number(printed(iso2, i / 100)));
      expect(measurements, iso2).toEqual([...measurements].sort((a, b) => a - b));
    }
  });
});
