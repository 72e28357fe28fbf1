import {
  calculate,
  forecastDrinking,
  type CalculationInput,
  type DrinkingForecast,
  type Sitting,
} from '@/lib/bac';
import periods from '../../fixtures/bac/reference_cases.json' with { type: 'json' };
import sittings from '../../fixtures/bac/sittings_cases.json' with { type: 'json' };

/** The specification's default person with a normal meal: 44.07656 litres of water, food 0.9. */
export const defaultDrinker = {
  gender: 0,
  ageYears: 39,
  heightCm: 178,
  weightKg: 78,
  foodWhileDrinking: 2,
} as const;

/** Absolute tolerance for the unrounded numbers of the golden cases. */
export const tolerance = 1e-9;

/** The empty case, R23, has fewer fields. */
export type ReferenceExpectation = Required<(typeof periods.cases)[number]['expected']>;
type Several = (typeof sittings.cases)[number]['expected'];
export interface SittingsExpectation extends Omit<Several, 'placedMin'> {
  placedMin: [number, number][];
}

interface GoldenCase<Expectation> {
  id: string;
  why: string;
  input: CalculationInput;
  expected: Expectation;
}

interface SavedSittings extends Omit<GoldenCase<SittingsExpectation>, 'input'> {
  input: Omit<CalculationInput, keyof Sitting> & { sittings: [Sitting, ...Sitting[]] };
}

export const referenceCases =
  periods.cases as unknown as readonly GoldenCase<ReferenceExpectation>[];

export const sittingsCases = (sittings.cases as unknown as readonly SavedSittings[]).map(
  ({ input, ...golden }): GoldenCase<SittingsExpectation> => {
    const { sittings: all, ...person } = input;
    const [first, ...laterSittings] = all;
    return { ...golden, input: { ...person, ...first, laterSittings } };
  },
);

function found<Case extends { id: string }>(cases: readonly Case[], id: string): Case {
  const golden = cases.find((candidate) => candidate.id === id);
  if (!golden) throw new Error(`No golden case ${id}`);
  return golden;
}

function forecastOf(input: CalculationInput): DrinkingForecast {
  const { legalDrivingLimitPermille: limitPermille } = input;
  return forecastDrinking({ ...input, limitPermille, sittings: calculate(input).sittings });
}

/** A golden case of one sitting, "R01". */
export const goldenCase = (id: string) => found(referenceCases, id);

/** The forecast of a golden case of one sitting. */
export const referenceForecast = (id: string) => forecastOf(goldenCase(id).input);

/** A golden case of several sittings, "M02", with its forecast. */
export function sittingsCase(id: string) {
  const golden = found(sittingsCases, id);
  return { ...golden, forecast: forecastOf(golden.input) };
}
