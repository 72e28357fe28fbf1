import { readFileSync } from 'node:fs';
import { calculate, type CalculationInput, type CalculationResult, type Sitting } from '@/lib/bac';

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

interface GoldenItem {
  dtFromStartMin: number;
  permille: number;
  state: number;
  low: number;
  high: number;
}

interface GoldenTimes {
  soberMin: number;
  soberClock: string;
  soberDayOffset: number;
  driveMin: number;
  driveClock: string;
  driveDayOffset: number;
  totalAlcoholGrams: number;
  peakPermille: number;
  numberOfSamples: number;
  items: GoldenItem[];
}

export interface ReferenceExpectation extends GoldenTimes {
  empty: boolean;
  totalAlcoholGramsDisplay: number;
  totalBodyWaterLiters: number;
  totalBodyWaterDisplay: number;
  drinkingMin: number;
  c0Permille: number;
  peakDisplay2: number;
  peakBac4: number;
  peakMgPerL: number;
  soberMinExact: number;
  driveMinExact: number;
  totalSoberingHours: number;
  totalDrinkingAndSoberingHours: number;
  aucPermilleHours: number;
  band: Record<'peakLow' | 'peakHigh' | SharpTime, number>;
}

type SharpTime = 'soberMinEarly' | 'soberMinLate' | 'driveMinEarly' | 'driveMinLate';

export interface SittingsExpectation extends GoldenTimes {
  firstStart: string;
  lastFinishMin: number;
  placedMin: [number, number][];
  band: Record<'peakLow' | 'peakHigh' | SharpTime, number>;
}

interface GoldenCase<Input, Expectation> {
  id: string;
  why: string;
  input: Input;
  expected: Expectation;
}

type SittingsInput = Omit<CalculationInput, keyof Sitting> & { sittings: [Sitting, ...Sitting[]] };

function read<T>(name: string): T[] {
  const url = `tests/fixtures/bac/${name}`;
  return (JSON.parse(readFileSync(url, 'utf8')) as { cases: T[] }).cases;
}

export const referenceCases =
  read<GoldenCase<CalculationInput, ReferenceExpectation>>('reference_cases.json');

export const sittingsCases =
  read<GoldenCase<SittingsInput, SittingsExpectation>>('sittings_cases.json');

/** The result for a case of several sittings. */
export function calculateSittings({ sittings, ...person }: SittingsInput): CalculationResult {
  const [first, ...laterSittings] = sittings;
  return calculate({ ...person, ...first, laterSittings });
}
