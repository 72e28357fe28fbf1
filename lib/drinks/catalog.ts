import { readFileSync } from 'node:fs';
import { perDrinkType, type DrinkType } from '@/lib/model/model';
import type { DrinkCatalog, DrinkKind, Serving } from './servings';
import { servingVariants, type ServingVariant } from './variants';

/** A file of content/servings; tests/unit/content/servings.test.ts checks that all have this type. */
interface ServingsFile extends Omit<DrinkCatalog, 'variant' | 'types'> {
  types: Record<DrinkType, Omit<DrinkKind, 'type' | 'items'> & { items: readonly NotedServing[] }>;
}

type NotedServing = Serving & { source: string; confidence: string };

/**
 * The drinks of one variant, without notes on sources. At build time only.
 * @throws {Error} 'uninitialised alcohol locale model' for a variant without a file (spec section 8)
 */
export function drinkCatalog(variant: ServingVariant): DrinkCatalog {
  if (!servingVariants.includes(variant)) {
    throw new Error(`uninitialised alcohol locale model: ${variant}`);
  }
  const file = readFileSync(`content/servings/${variant}.json`, 'utf8');
  const { defaultUnitType, typeOrder, types }: ServingsFile = JSON.parse(file);
  return {
    variant,
    defaultUnitType,
    typeOrder,
    types: perDrinkType((type) => ({
      type,
      name: types[type].name,
      defaultAbvHint: types[type].defaultAbvHint,
      items: types[type].items.map(withoutNotes),
    })),
  };
}

function withoutNotes({ source, confidence, ...serving }: NotedServing): Serving {
  void [source, confidence];
  return serving;
}
