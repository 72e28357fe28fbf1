import { describe, expect, it } from 'vitest';
import { isClassOpen, type DriverFacts } from '@/lib/countries/driver-classes';

const nobody: DriverFacts = {
  driverClass: 'general',
  isClassChosen: false,
  givenAgeYears: null,
  ownLimitPermille: null,
};
/** Germany has another limit for new drivers, the Czech Republic one for all. */
const german = { permille: 0.5, noviceOrProfessionalPermille: 0 };
const czech = { permille: 0, noviceOrProfessionalPermille: null };

describe('isClassOpen', () => {
  it('is open where new drivers have another limit and nothing was said', () => {
    expect(isClassOpen(nobody, german)).toBe(true);
  });

  it('is given where there is one limit for all', () => {
    expect(isClassOpen(nobody, czech)).toBe(false);
    expect(isClassOpen(nobody, { permille: 0.2, noviceOrProfessionalPermille: 0.2 })).toBe(false);
    expect(isClassOpen(nobody, undefined)).toBe(false);
  });

  it('is given by a choice, also of the class that was set before', () => {
    expect(isClassOpen({ ...nobody, isClassChosen: true }, german)).toBe(false);
    expect(isClassOpen({ ...nobody, driverClass: 'novice' }, german)).toBe(false);
  });

  it.each([
    [18, true],
    [24, true],
    [25, false],
    [80, false],
  ])('at a given age of %i: open %s', (givenAgeYears, isOpen) => {
    expect(isClassOpen({ ...nobody, givenAgeYears }, german)).toBe(isOpen);
  });

  it('does not matter beside an own limit', () => {
    expect(isClassOpen({ ...nobody, ownLimitPermille: 0.3 }, german)).toBe(false);
  });
});
