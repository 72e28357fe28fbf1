import { calculate, forecastDrinking, type CalculationInput } from '@/lib/bac';
import file from '../../fixtures/bac/reference_cases.json';
import type { ReferenceExpectation } from '../../unit/bac/golden';

interface GoldenCase {
  id: string;
  why: string;
  input: CalculationInput;
  expected: ReferenceExpectation;
}

/** The golden cases, imported as a module, since this environment cannot read files. */
export const goldenCases = file.cases as unknown as readonly GoldenCase[];

/** One golden case by its id. */
export function goldenCase(id: string): GoldenCase {
  const found = goldenCases.find((golden) => golden.id === id);
  if (!found) throw new Error(`No golden case ${id}`);
  return found;
}

/** The forecast of a golden case. @param limitPermille by default that of the case */
export function forecastOf(
  input: CalculationInput,
  limitPermille = input.legalDrivingLimitPermille,
) {
  const { sittings } = calculate(input);
  return forecastDrinking({ ...input, limitPermille, sittings });
}
