import type { DrinkType } from '@/lib/model/model';
import type { ServingVariant } from './variants';

/** A glass, can or bottle. */
export interface Serving {
  /** Unique in its catalog; stored in the saved model. */
  id: string;
  /** In the site's language, with its size: "Pint (568 ml)". */
  name: string;
  /** Whole millilitres, 1 to 5000; 1 (fr: 10) for the custom serving. */
  capacityInMl: number;
  /** Whether it is selected at first; one serving of each type is. */
  default: boolean;
  /** Whether the amount is millilitres (fr: centilitres) instead of glasses; one serving of each type. */
  isCustom: boolean;
  /** Usual strength, percent by volume in steps of 0.1; by default that of the drink type. */
  percent?: number;
}

/** A type of drink, with its name in the site's language and its servings. */
export interface DrinkKind {
  type: DrinkType;
  name: string;
  /** Usual strength, percent by volume in steps of 0.1 (spec section 9, picker defaults). */
  defaultAbvHint: number;
  items: readonly Serving[];
}

/** The drinks and servings of a country or region. */
export interface DrinkCatalog {
  variant: ServingVariant;
  /** The unit in which drinks are ordered there. */
  defaultUnitType: 'ml' | 'oz' | 'cl';
  /** The order of the types in the form; `other` is last. */
  typeOrder: readonly DrinkType[];
  types: Readonly<Record<DrinkType, DrinkKind>>;
}

/** @throws {Error} 'Unknown alcohol type' if the catalog does not have it (spec section 8) */
export function drinkKind(catalog: DrinkCatalog, type: DrinkType): DrinkKind {
  if (!Object.hasOwn(catalog.types, type)) throw new Error(`Unknown alcohol type: ${type}`);
  return catalog.types[type];
}

/** The strength that is set when a serving is chosen, percent by volume. */
export function usualPercent(
  kind: Pick<DrinkKind, 'defaultAbvHint'>,
  serving: Pick<Serving, 'percent'> | undefined,
): number {
  return serving?.percent ?? kind.defaultAbvHint;
}

/** The serving selected at first. @throws {Error} if type or default is missing (spec section 8) */
export function defaultServing(catalog: DrinkCatalog, type: DrinkType): Serving {
  const serving = drinkKind(catalog, type).items.find((item) => item.default);
  if (!serving) throw new Error(`Alcohol type without default item: ${type}`);
  return serving;
}

/**
 * The serving with an id, which may be any value that was saved; undefined if the type has none.
 * @throws {Error} if the type is unknown
 */
export function servingById(
  catalog: DrinkCatalog,
  type: DrinkType,
  id: unknown,
): Serving | undefined {
  return drinkKind(catalog, type).items.find((item) => item.id === id);
}
