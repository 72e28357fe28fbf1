import { servingById, type DrinkCatalog } from '@/lib/drinks/servings';
import { bounds, percentBounds } from './bounds';
import { servingFields } from './drinks';
import {
  isRecord,
  keptFields,
  recordOrEmpty,
  textThat,
  wholeWithin,
  within,
  type Readers,
} from './field-readers';
import type { AlcoholSetting, DrinkChoice, DrinkType } from './model';

/** The id or name of a serving: short, without control characters and halves of letters. */
const shortText = textThat((text) => /^(?!\s)\P{C}{1,80}$/u.test(text));
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
 * Reads a saved drink. Name and capacity come from the catalog. A serving that it does not have, as
 * of another country, is kept with its own if there is an amount: what was drunk does not change.
 * Without a valid name and capacity an amount means nothing, and the drink gets its defaults.
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
  const readers = strengthAndAmount(type);
  const { percent, amount } = keptFields(readers, saved, defaults, lost, `${type}.`);
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

/**
 * The serving in the catalog, or the saved one; undefined if a part of that is missing or invalid.
 * One of another size is a serving of its own: catalogs share ids, such as that of a large beer.
 */
function savedServing(
  type: DrinkType,
  saved: Record<string, unknown>,
  catalog: DrinkCatalog,
): ReturnType<typeof servingFields> | undefined {
  const known = servingById(catalog, type, saved.servingItemId);
  const id = shortText(saved.servingItemId);
  const name = shortText(saved.servingItemName);
  const ml = capacity(saved.servingItemCapacityInMl);
  if (known && (!ml || ml === known.capacityInMl)) return servingFields(known);
  // The ids of all catalogs begin with their type: "vodka-1.5oz".
  if (!id?.startsWith(`${type}-`) || !name || !ml) return undefined;
  return servingFields({ id: known ? `${id} ${ml} ml` : id, name, capacityInMl: ml });
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

/** In older entries without it an unusual strength counts as set (calculator-actions.ts). */
function ownPercent({ isPercentSet }: Record<string, unknown>): Pick<DrinkChoice, 'isPercentSet'> {
  return isPercentSet === true ? { isPercentSet } : {};
}
