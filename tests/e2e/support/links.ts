import type { CalculationInput } from '../../../lib/bac';
import { articleRoute } from '../../../lib/articles/links';
import { articleById } from '../../../lib/articles/manifest';
import type { SharedModel } from '@/lib/share/shared-rules';
import { encodeShareCode } from '../../../lib/share/share-code';
import { href } from '../../../lib/site/routes';
import type { SiteCode } from '../../../lib/site/sites';
import { goldenCase, sittingsCase } from '../../unit/bac/golden';

/** The address of an article in a language. */
export const articlePath = (site: SiteCode, id: Parameters<typeof articleById>[1]) =>
  href(site, articleRoute(articleById(site, id)));

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

/** The input of a golden case. */
export const goldenInput = (id: string) => goldenCase(id).input;

/** The levels of a golden case; minutes are rounded up. */
export function goldenLevels(id: string) {
  const { peakPermille, soberMin, band } = goldenCase(id).expected;
  return { peakPermille, soberMin, soberLateMin: Math.ceil(band.soberMinLate) };
}

/** The address of a shared result. */
export function sharedPath(site: SiteCode, shared: SharedModel): string {
  return href(site, { page: 'shared', shareCode: encodeShareCode(shared) });
}

/** The address of the shared result of a golden case of several sittings. */
export function sittingsPath(site: SiteCode, id: string): string {
  const { laterSittings = [], ...first } = sittingsCase(id).input;
  return sharedPath(site, {
    ...sharedOf(first),
    laterSittings: laterSittings.map((sitting) => sharedOf({ ...first, ...sitting })),
  });
}
