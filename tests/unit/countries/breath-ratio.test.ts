import { describe, expect, it } from 'vitest';
import { breathRatio } from '@/lib/countries/breath-ratio';
import { countryLimits, regionLimits } from '@/lib/countries/limits';
import { countryOf } from '@/lib/countries/place-code';

const ratioOf = (iso2: string) => breathRatio(countryLimits.find((row) => row.iso2 === iso2)!);

describe('breathRatio', () => {
  it.each([
    // 0.5 with 0.25, or the country's own pair: 0.2 with 0.1, 0.3 with 0.15.
    ['AT', 2000],
    ['CH', 2000],
    ['DE', 2000],
    ['ES', 2000],
    ['FR', 2000],
    ['JP', 2000],
    ['NZ', 2000],
    ['PL', 2000],
    // 80 mg in 100 ml of blood, 35 µg in 100 ml of breath.
    ['GB', 2300],
    // 0.5 with 0.22.
    ['BE', 2300],
    ['IE', 2300],
    ['NL', 2300],
    // By decree, for the instruments.
    ['CN', 2200],
    ['IT', 2300],
    ['PT', 2300],
    // 0.08 g in 100 ml of blood or in 210 l of breath.
    ['US', 2100],
    // 0.3 with 0.16 gives a lower ratio than that of the instruments, which is more cautious.
    ['RU', 2100],
    // No known law.
    ['AO', 2100],
  ])('of %s is %i', (iso2, expected) => expect(ratioOf(iso2)).toBe(expected));

  it('never counts a measurement at the limit of the law as below it by more than rounding', () => {
    for (const row of countryLimits) {
      if (!row.breath) continue;
      const permille = (row.breath.mgPerL * breathRatio(row)) / 1000;
      // 0.38 mg/l is 0.08 g in 210 l, rounded down by 0.001: 0.798.
      expect(permille, row.iso2).toBeGreaterThan(row.permille - 0.003);
    }
  });

  // Links to measurements hold the country only.
  it.each(regionLimits)('of $iso2 is that of its country', (region) => {
    expect(breathRatio(region)).toBe(ratioOf(countryOf(region.iso2)));
  });
});
