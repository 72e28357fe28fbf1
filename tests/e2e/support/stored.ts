import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { DrinkCatalog } from '../../../lib/drinks/servings';
import { defaultModel } from '../../../lib/model/defaults';
import type { CalculatorModel, DrinkType } from '../../../lib/model/model';
import { savedForm } from '../../../lib/model/saved';
import { allGiven } from '../../components/all-given';
import { flat, withFlat } from '../../flat';

const file = new URL('../../../content/servings/en.json', import.meta.url);
const catalog = {
  ...(JSON.parse(readFileSync(file, 'utf8')) as DrinkCatalog),
  variant: 'en',
} as const;

/**
 * The default person under the limit of Poland (0.2) with so many of a drink on a dated evening; every
 * fact was given but the times of an evening without drinks. Servings of the English site have odd
 * sizes, so the millilitre row is taken.
 */
export function evening(
  startDay: string,
  times: [start: string, finish: string],
  drunkMl: Partial<Record<DrinkType, number>>,
): CalculatorModel {
  const model = defaultModel(catalog, 'metric');
  const [timeStartInH24, timeFinishInH24] = times;
  const alcoholSettings = { ...flat(model).alcoholSettings };
  for (const [type, ml] of Object.entries(drunkMl) as [DrinkType, number][]) {
    const custom = catalog.types[type].items.find(({ isCustom }) => isCustom);
    if (!custom) throw new Error(`No row of millilitres: ${type}`);
    alcoholSettings[type] = {
      ...alcoholSettings[type],
      percent: type === 'beer' ? 5 : 40,
      servingItemId: custom.id,
      servingItemName: custom.name,
      servingItemCapacityInMl: custom.capacityInMl,
      amount: ml / custom.capacityInMl,
    };
  }
  return withFlat(model, {
    ...allGiven,
    givenEnds: Object.keys(drunkMl).length > 0 ? 'both' : 'none',
    selectedCountryId: 'PL',
    startDay,
    timeStartInH24,
    timeFinishInH24,
    alcoholSettings,
  });
}

/** Puts texts into storage before the page that reads them, from a file without scripts. */
export async function store(page: Page, entries: Record<string, string>) {
  await page.goto('/robots.txt');
  await page.evaluate((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, entries);
}

/** The saved entries of the English site. */
export function savedModel(model: CalculatorModel): Record<string, string> {
  return { 'en:app-calc-model': JSON.stringify({ state: savedForm(model), version: 3 }) };
}
