import { describe, expect, it } from 'vitest';
import { drinkCatalog } from '@/lib/drinks/catalog';
import type { DrinkCatalog } from '@/lib/drinks/servings';
import { servingVariants, type ServingVariant } from '@/lib/drinks/variants';
import { logDrink } from '@/lib/evening/log-drink';
import { nextDrinkSetting } from '@/lib/evening/planned-sittings';
import { fromShared } from '@/lib/evening/shared-model';
import { takenOver } from '@/lib/evening/taken-over';
import { defaultModel } from '@/lib/model/defaults';
import {
  drinkTypes,
  type AlcoholSetting,
  type CalculatorModel,
  type EveningEntries,
} from '@/lib/model/model';
import { checkSaved } from '@/lib/model/saved';
import type { SharedDrink, SharedModel, SharedSitting } from '@/lib/share/shared-rules';
import { utc, utcZone } from '../calendar/zones';
import { anySharedSingle } from '../share/shared-arbitrary';
import { withDrinks, flat } from '../../flat';
import { lawOf } from '../law';
import { glass } from './entries';

const none: SharedDrink = { percent: 0, capacityMl: 1, amount: 0 };
const night: SharedModel = {
  unitSystem: 'metric',
  gender: 1,
  ageYears: 40,
  heightCm: 165,
  weightKg: 60,
  foodWhileDrinking: 1,
  timeStart: '21:00',
  timeFinish: '23:00',
  drinks: { beer: none, wine: none, vodka: none, other: none },
  startDay: '2026-11-21',
};

const ownOf = (catalog: DrinkCatalog) => defaultModel(catalog, 'metric');

function takenFrom(
  shared: SharedModel,
  catalog: DrinkCatalog,
  own = ownOf(catalog),
): EveningEntries {
  return takenOver(fromShared(shared, { ...own, readyByInH24: '07:30' }, catalog), own, catalog);
}

/** The setting after taking over a drink on a page with the servings of a variant. */
function taken(
  variant: ServingVariant,
  type: 'beer' | 'wine' | 'vodka',
  drunk: SharedDrink,
): AlcoholSetting {
  const shared = { ...night, drinks: { ...night.drinks, [type]: drunk } };
  return flat(takenFrom(shared, drinkCatalog(variant))).alcoholSettings[type];
}

/** The model after saving and reloading entries. */
function reloaded(entries: EveningEntries, catalog: DrinkCatalog) {
  const model: CalculatorModel = { ...ownOf(catalog), ...entries };
  const raw: unknown = JSON.parse(JSON.stringify(flat(model)));
  const { model: loaded, lost } = checkSaved(raw, catalog, ownOf(catalog));
  return { model, loaded, lost };
}

/** Alcohol as millilitres x tenths of a percent: whole numbers, to compare exactly. */
function alcoholOf(percent: number, capacityMl: number, amount: number): number {
  return Math.round(percent * 10) * capacityMl * amount;
}

describe('the next drink after one in millilitres', () => {
  const catalog = drinkCatalog('en');
  const pints: SharedModel = {
    ...night,
    drinks: { ...night.drinks, beer: { percent: 4.5, capacityMl: 568, amount: 4 } },
  };

  it('is a glass of the visitor again', () => {
    const own = ownOf(catalog);
    const entries = takenFrom(pints, catalog, own);
    expect(nextDrinkSetting(entries, 'beer')).toEqual(flat(own).alcoholSettings.beer);
    const logged = logDrink({ ...own, ...entries, startDay: '2026-11-21' }, 'beer', {
      zone: utcZone,
      nowMs: utc('2026-11-21T23:20'),
    });
    expect(logged.choice.servingItemId).toBe(flat(own).alcoholSettings.beer.servingItemId);
  });

  it('stays in millilitres where the visitor counts so', () => {
    const own = withDrinks(ownOf(catalog), { beer: glass('beer-custom', 'ml', 1, 5) });
    expect(flat(takenFrom(pints, catalog, own)).addedSittings).toEqual([]);
  });
});

it('drinks of a known glass stay as they are', () => {
  const pints = taken('gb', 'beer', { percent: 4.1, capacityMl: 568, amount: 4 });
  expect(pints).toMatchObject({ servingItemId: 'beer-pint', percent: 4.1, amount: 4 });
});

describe('what was not drunk', () => {
  const catalog = drinkCatalog('pl');
  const { alcoholSettings } = flat(defaultModel(catalog, 'metric'));
  const kept = { ...glass('wine-200', 'Kieliszek', 200, 13.5), isPercentSet: true } as const;
  const countedAs = { ...alcoholSettings.wine, percent: 12 };
  const own = withDrinks(ownOf(catalog), { wine: { ...kept, amount: 3, countedAs } });
  const beers: SharedSitting = {
    timeStart: '23:30',
    timeFinish: '00:30',
    drinks: { ...night.drinks, beer: { percent: 5, capacityMl: 500, amount: 2 } },
  };

  it('keeps strength and glass of the visitor, in every sitting', () => {
    const entries = takenFrom({ ...night, ...beers, laterSittings: [beers] }, catalog, own);
    expect(flat(entries).addedSittings).toHaveLength(1);
    for (const sitting of [flat(entries), ...flat(entries).addedSittings]) {
      expect(sitting.alcoholSettings.wine).toEqual({ ...kept, amount: 0 });
      expect(sitting.alcoholSettings.vodka).toEqual(alcoholSettings.vodka);
      expect(sitting.alcoholSettings.beer).toMatchObject({ servingItemId: 'beer-500', amount: 2 });
    }
  });
});

describe.each(servingVariants)('whatever a link holds, by the list of %s', (variant) => {
  const catalog = drinkCatalog(variant);

  lawOf(300, 100)(
    'is there at the next load, with as much alcohol',
    [anySharedSingle],
    (shared) => {
      const entries = takenFrom(shared, catalog);
      const { model, loaded, lost } = reloaded(entries, catalog);
      expect(lost).toEqual([]);
      expect(loaded).toEqual(model);
      for (const type of drinkTypes) {
        const { percent, capacityMl, amount } = shared.drinks[type];
        const drunk = flat(loaded).alcoholSettings[type];
        const rowMl = drunk.servingItemCapacityInMl;
        const before = alcoholOf(percent, capacityMl, amount);
        const after = alcoholOf(drunk.percent, rowMl, drunk.amount);
        // The maximum strengths of the picker: beer 15.9, wine 22.9, the others 99 %.
        const strongest = { beer: 15.9, wine: 22.9, vodka: 99, other: 99 }[type];
        const max = alcoholOf(strongest, rowMl, 10_000);
        const isEnough = after >= Math.min(before, max);
        const isLess = after - before < (alcoholOf(drunk.percent, rowMl, 1) || 1);
        expect([type, isEnough, isLess]).toEqual([type, true, true]);
      }
    },
  );
});
