import au from '@/content/servings/au.json';
import br from '@/content/servings/br.json';
import cn from '@/content/servings/cn.json';
import cz from '@/content/servings/cz.json';
import de from '@/content/servings/de.json';
import en from '@/content/servings/en.json';
import es from '@/content/servings/es.json';
import fr from '@/content/servings/fr.json';
import gb from '@/content/servings/gb.json';
import it from '@/content/servings/it.json';
import jp from '@/content/servings/jp.json';
import metric from '@/content/servings/metric.json';
import nz from '@/content/servings/nz.json';
import pl from '@/content/servings/pl.json';
import ru from '@/content/servings/ru.json';
import { perDrinkType, type DrinkType } from '@/lib/model/model';
import type { DrinkCatalog, DrinkKind, Serving } from './servings';
import type { ServingVariant } from './variants';

/** A file of content/servings; tests/unit/content/servings.test.ts checks that all have this type. */
interface ServingsFile extends Omit<DrinkCatalog, 'variant' | 'types'> {
  types: Record<DrinkType, Omit<DrinkKind, 'type' | 'items'> & { items: readonly NotedServing[] }>;
}

type NotedServing = Serving & { source: string; confidence: string };

const files = { au, br, cn, cz, de, en, es, fr, gb, it, jp, metric, nz, pl, ru } as Record<
  ServingVariant,
  ServingsFile
>;

/**
 * The drinks of one variant, without notes on sources. At build time only: it imports all variants.
 * @throws {Error} 'uninitialised alcohol locale model' for a variant without a file (spec section 8)
 */
export function drinkCatalog(variant: ServingVariant): DrinkCatalog {
  if (!Object.hasOwn(files, variant)) {
    throw new Error(`uninitialised alcohol locale model: ${variant}`);
  }
  const { defaultUnitType, typeOrder, types } = files[variant];
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
