import type { DrinkType } from '@/lib/model/model';
import type { ServingVariant } from './variants';

/** One glass, can or bottle that can be counted. */
export interface Serving {
  /** Unique in its catalog; kept in the saved model. */
  id: string;
  /** In the site's language, with its size: "Pint (568 ml)". */
  name: string;
  /** Whole millilitres, 1 to 5000; 1 (fr: 10) for the custom row. */
  capacityInMl: number;
  /** True for the serving chosen before the visitor chooses; one of each kind. */
  default: boolean;
  /** True for the row that counts millilitres (fr: centilitres) instead of glasses; one of each kind. */
  isCustom: boolean;
  /** Percent by volume of what is drunk from it, in tenths; left out where that of the kind holds. */
  percent?: number;
}

/** One kind of drink: its name in the site's language, usual strength and servings. */
export interface DrinkKind {
  type: DrinkType;
  name: string;
  /** Percent by volume, in tenths (spec section 9, picker defaults). */
  defaultAbvHint: number;
  items: readonly Serving[];
}

/** What is drunk where a site's language is spoken. */
export interface DrinkCatalog {
  variant: ServingVariant;
  /** The unit servings are ordered in there. */
  defaultUnitType: 'ml' | 'oz' | 'cl';
  /** The order in which the kinds are asked for; `other` is last. */
  typeOrder: readonly DrinkType[];
  types: Readonly<Record<DrinkType, DrinkKind>>;
}

/**
 * One kind of drink of a catalog.
 * @throws 'Unknown alcohol type' when the catalog has none of that name (spec section 8)
 */
export function drinkKind(catalog: DrinkCatalog, type: DrinkType): DrinkKind {
  if (!Object.hasOwn(catalog.types, type)) throw new Error(`Unknown alcohol type: ${type}`);
  return catalog.types[type];
}

/** The strength that a serving sets when it is chosen, percent by volume. */
export function usualPercent(
  kind: Pick<DrinkKind, 'defaultAbvHint'>,
  serving: Pick<Serving, 'percent'> | undefined,
): number {
  return serving?.percent ?? kind.defaultAbvHint;
}

/**
 * The serving chosen before the visitor chooses.
 * @throws when the type is unknown or has no default item (spec section 8)
 */
export function defaultServing(catalog: DrinkCatalog, type: DrinkType): Serving {
  const serving = drinkKind(catalog, type).items.find((item) => item.default);
  if (!serving) throw new Error(`Alcohol type without default item: ${type}`);
  return serving;
}

/**
 * The serving of that id among those of one kind; undefined when it is not on the list.
 * @param id from anywhere: not everything that was saved can be made text, so it is only compared
 * @throws when the type is unknown
 */
export function servingById(
  catalog: DrinkCatalog,
  type: DrinkType,
  id: unknown,
): Serving | undefined {
  return drinkKind(catalog, type).items.find((item) => item.id === id);
}
