import { servingById, type DrinkCatalog } from '@/lib/drinks/servings';
import { bounds, percentBounds } from './bounds';
import { textThat, wholeWithin, within, type Readers } from './field-readers';
import { isRecord } from './is-record';
import { keptFields, recordOrEmpty } from './kept-fields';
import type { AlcoholSetting, DrinkChoice, DrinkType } from './model';

type SavedServing = Pick<
  DrinkChoice,
  'servingItemId' | 'servingItemName' | 'servingItemCapacityInMl'
>;

/** The name of a serving: short, without control characters and halves of letters. */
const servingName = textThat((text) => /^\P{C}{1,80}$/u.test(text) && text.trim() !== '');

/** The ids of all catalogs begin with their type: "vodka-1.5oz". */
const servingId = (type: DrinkType) =>
  textThat((text) => RegExp(`^${type}-[a-z0-9. -]{1,40}$`).test(text));

const capacity = wholeWithin(bounds.capacityMl);

/** The saved fields of a drink, without its serving. */
function strengthAndAmount(type: DrinkType): Readers<Pick<AlcoholSetting, 'percent' | 'amount'>> {
  const percent = within(percentBounds[type]);
  return {
    percent: (raw) => {
      const known = percent(raw);
      return known === undefined ? undefined : Math.round(known * 10) / 10;
    },
    amount: wholeWithin(bounds.amount),
  };
}

/**
 * Reads a saved drink. Name and capacity of a serving come from the catalog, so that they match. A
 * serving that the catalog does not have, such as that of another country, is kept with its own
 * name and capacity as long as there is an amount: what was drunk does not change. Without a valid
 * name and capacity an amount means nothing, and the drink gets its defaults.
 */
export function mergeDrink(
  type: DrinkType,
  raw: unknown,
  catalog: DrinkCatalog,
  defaults: AlcoholSetting,
  lost: string[],
): AlcoholSetting {
  if (raw === undefined) return defaults;
  const saved = recordOrEmpty(type, raw, lost);
  const serving = savedServing(type, saved, catalog);
  if (!serving) {
    lost.push(`${type} (unknown serving)`);
    return defaults;
  }
  const names: string[] = [];
  const { percent, amount } = keptFields(strengthAndAmount(type), saved, defaults, names);
  lost.push(...names.map((name) => `${type}.${name}`));
  if (amount === 0 && !servingById(catalog, type, serving.servingItemId)) return defaults;
  const countedAs = isRecord(saved.countedAs) && countedChoice(type, saved.countedAs, catalog);
  return {
    percent,
    ...serving,
    ...ownPercent(saved),
    amount,
    ...(countedAs && { countedAs }),
  };
}

function savedServing(
  type: DrinkType,
  saved: Record<string, unknown>,
  catalog: DrinkCatalog,
): SavedServing | undefined {
  return catalogServing(type, saved, catalog) ?? ownServing(type, saved, catalog);
}

/**
 * The serving in the catalog; undefined if it has none with the saved id, or if its custom row
 * counts another unit than the saved one: French centilitres are not millilitres.
 */
function catalogServing(
  type: DrinkType,
  saved: Record<string, unknown>,
  catalog: DrinkCatalog,
): SavedServing | undefined {
  const serving = servingById(catalog, type, saved.servingItemId);
  if (!serving) return undefined;
  const { id, name, capacityInMl, isCustom } = serving;
  const savedMl = capacity(saved.servingItemCapacityInMl) ?? capacityInMl;
  if (isCustom && savedMl !== capacityInMl) return undefined;
  return { servingItemId: id, servingItemName: name, servingItemCapacityInMl: capacityInMl };
}

/** The serving as it was saved; undefined if a part of it is missing or invalid. */
function ownServing(
  type: DrinkType,
  saved: Record<string, unknown>,
  catalog: DrinkCatalog,
): SavedServing | undefined {
  const id = servingId(type)(saved.servingItemId);
  const servingItemName = servingName(saved.servingItemName);
  const servingItemCapacityInMl = capacity(saved.servingItemCapacityInMl);
  if (id === undefined || servingItemName === undefined || servingItemCapacityInMl === undefined) {
    return undefined;
  }
  // The custom row of another unit has the id of that of the catalog.
  const isTaken = servingById(catalog, type, id) !== undefined;
  const servingItemId = isTaken ? `${id} ${servingItemCapacityInMl} ml` : id;
  return { servingItemId, servingItemName, servingItemCapacityInMl };
}

/** Strength and serving of counted drinks; undefined if one of them cannot be read. */
function countedChoice(
  type: DrinkType,
  saved: Record<string, unknown>,
  catalog: DrinkCatalog,
): DrinkChoice | undefined {
  const serving = savedServing(type, saved, catalog);
  const percent = strengthAndAmount(type).percent(saved.percent);
  return serving && percent !== undefined
    ? { percent, ...serving, ...ownPercent(saved) }
    : undefined;
}

/**
 * Older entries have no `isPercentSet`: an unusual strength then counts as set
 * (calculator-actions.ts).
 */
function ownPercent({ isPercentSet }: Record<string, unknown>): Pick<DrinkChoice, 'isPercentSet'> {
  return isPercentSet === true ? { isPercentSet } : {};
}
