import { calculate, forecastDrinking, type CalculationInput } from '@/lib/bac';
import file from '../../fixtures/bac/reference_cases.json';
import type { ReferenceExpectation } from '../../unit/bac/golden';

interface GoldenCase {
  id: string;
  why: string;
  input: CalculationInput;
  expected: ReferenceExpectation;
}

/** The golden cases as the browser-like environment can read them: by import, not from disk. */
export const goldenCases = file.cases as unknown as readonly GoldenCase[];

/** One golden case by its id. */
export function goldenCase(id: string): GoldenCase {
  const found = goldenCases.find((golden) => golden.id === id);
  if (!found) throw new Error(`No golden case ${id}`);
  return found;
}

/** The forecast of a golden case, placed by its clock times. @param limitPermille another limit */
export function forecastOf(
  input: CalculationInput,
  limitPermille = input.legalDrivingLimitPermille,
) {
  const { sittings } = calculate(input);
  return forecastDrinking({ ...input, limitPermille, sittings });
}
