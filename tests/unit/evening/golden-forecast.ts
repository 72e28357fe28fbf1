import {
  calculate,
  forecastDrinking,
  type CalculationInput,
  type DrinkingForecast,
} from '@/lib/bac';
import { calculateSittings, referenceCases, sittingsCases } from '../bac/golden';

function forecastOf(
  {
    legalDrivingLimitPermille: limitPermille,
    ...person
  }: Omit<CalculationInput, 'drinks' | 'timeStart' | 'timeFinish'>,
  sittings: ReturnType<typeof calculate>['sittings'],
): DrinkingForecast {
  return forecastDrinking({ ...person, limitPermille, sittings });
}

/** The forecast of a golden case of one sitting, "R01". */
export function referenceForecast(id: string): DrinkingForecast {
  const golden = referenceCases.find((candidate) => candidate.id === id);
  if (!golden) throw new Error(`No golden case ${id}`);
  return forecastOf(golden.input, calculate(golden.input).sittings);
}

/** A golden case of several sittings, "M02", with its forecast. */
export function sittingsCase(id: string) {
  const golden = sittingsCases.find((candidate) => candidate.id === id);
  if (!golden) throw new Error(`No golden case ${id}`);
  const { input, expected } = golden;
  return { input, expected, forecast: forecastOf(input, calculateSittings(input).sittings) };
}
