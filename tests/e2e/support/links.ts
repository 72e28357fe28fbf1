import { readFileSync } from 'node:fs';
import type { CalculationInput, Sitting } from '../../../lib/bac';
import type { SharedModel } from '@/lib/share/shared-rules';
import { encodeShareCode } from '../../../lib/share/share-code';
import { href } from '../../../lib/site/routes';
import type { SiteCode } from '../../../lib/site/sites';

interface GoldenCase {
  id: string;
  input: CalculationInput;
  expected: { peakPermille: number; soberMin: number; band: { soberMinLate: number } };
}

const golden = new URL('../../fixtures/bac/reference_cases.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(golden, 'utf8')) as {
  cases: GoldenCase[];
};

/** Millilitres that the link's bounds cannot hold in one glass: several of this size instead. */
const glassMl = 100;

const types = ['beer', 'wine', 'vodka', 'other'] as const;

/** What a visitor would have typed to get an input of the engine. */
export function sharedOf(input: CalculationInput, change: Partial<SharedModel> = {}): SharedModel {
  const drinkAt = (index: number) => {
    const drink = input.drinks[index];
    if (!drink) return { percent: 5, capacityMl: glassMl, amount: 0 };
    const capacityMl = drink.ml % glassMl === 0 ? glassMl : 1;
    return { percent: drink.percent, capacityMl, amount: drink.ml / capacityMl };
  };
  return {
    unitSystem: 'metric',
    gender: input.gender,
    ageYears: input.ageYears,
    weightKg: input.weightKg,
    heightCm: input.heightCm,
    timeStart: input.timeStart,
    timeFinish: input.timeFinish,
    foodWhileDrinking: input.foodWhileDrinking,
    drinks: Object.fromEntries(
      types.map((type, index) => [type, drinkAt(index)]),
    ) as SharedModel['drinks'],
    ...change,
  };
}

function goldenCase(id: string): GoldenCase {
  const found = cases.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`No golden case ${id}`);
  return found;
}

/** The input of a golden case. */
export const goldenInput = (id: string) => goldenCase(id).input;

/** The levels of a golden case, which was computed independently; minutes are rounded up. */
export function goldenLevels(id: string) {
  const { peakPermille, soberMin, band } = goldenCase(id).expected;
  return { peakPermille, soberMin, soberLateMin: Math.ceil(band.soberMinLate) };
}

/** The address of a shared result. */
export function sharedPath(site: SiteCode, shared: SharedModel): string {
  return href(site, { page: 'shared', shareCode: encodeShareCode(shared) });
}

interface SittingsCase {
  id: string;
  input: Omit<CalculationInput, keyof Sitting> & { sittings: [Sitting, ...Sitting[]] };
  expected: {
    peakPermille: number;
    soberMin: number;
    driveMin: number;
    numberOfSamples: number;
    band: { soberMinLate: number; driveMinLate: number };
  };
}

const goldenSittings = new URL('../../fixtures/bac/sittings_cases.json', import.meta.url);
const { cases: sittingsCases } = JSON.parse(readFileSync(goldenSittings, 'utf8')) as {
  cases: SittingsCase[];
};

/** A golden case of several sittings: the address of its shared result, limit and expected numbers. */
export function sittingsCase(site: SiteCode, id: string) {
  const found = sittingsCases.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`No golden case ${id}`);
  const { sittings, ...person } = found.input;
  const [first, ...laterSittings] = sittings.map((sitting) => sharedOf({ ...person, ...sitting }));
  if (!first) throw new Error(`No sitting in ${id}`);
  return {
    path: sharedPath(site, { ...first, laterSittings }),
    limitPermille: person.legalDrivingLimitPermille,
    expected: found.expected,
  };
}
