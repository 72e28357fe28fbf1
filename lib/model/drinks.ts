import type { Serving } from '@/lib/drinks/servings';
import {
  drinkTypes,
  perDrinkType,
  type AlcoholSetting,
  type DrinkChoice,
  type Drinks,
  type DrinkType,
  type EnteredSitting,
  type Kinds,
} from './model';
import { mapAll } from './non-empty';

/** A serving as the fields of a drink. */
export function servingFields({
  id,
  name,
  capacityInMl,
}: Pick<Serving, 'id' | 'name' | 'capacityInMl'>) {
  return { servingItemId: id, servingItemName: name, servingItemCapacityInMl: capacityInMl };
}

/** Strength and serving without what was drunk. */
export function choiceOf({ amount, countedAs, ...choice }: AlcoholSetting): DrinkChoice {
  void [amount, countedAs];
  return choice;
}

/** True if both have the same strength and serving. */
export function isSameChoice(one: DrinkChoice, other: DrinkChoice): boolean {
  return (
    one.percent === other.percent &&
    one.servingItemId === other.servingItemId &&
    one.servingItemCapacityInMl === other.servingItemCapacityInMl
  );
}

/** True if strength and serving were not changed since drinks were counted. */
export function isSettled(setting: AlcoholSetting): boolean {
  return setting.countedAs === undefined || isSameChoice(setting.countedAs, setting);
}

/** A drink of which nothing was drunk. */
export function emptied(setting: AlcoholSetting): AlcoholSetting {
  return { ...choiceOf(setting), amount: 0 };
}

/** The kind that was entered last: the next drink is of this one. */
export function newestOf(kinds: Kinds): AlcoholSetting {
  return kinds.at(-1) ?? kinds[0];
}

/** The drinks with each kind changed. */
export function mapDrinks(
  drinks: Drinks,
  map: (kind: AlcoholSetting, type: DrinkType) => AlcoholSetting,
): Drinks {
  return perDrinkType((type) => mapAll(drinks[type], (kind) => map(kind, type)));
}

/** One kind of each type with an amount of 0. */
export function withoutAmounts(drinks: Drinks): Drinks {
  return perDrinkType((type) => [emptied(drinks[type][0])]);
}

/** A drink with an amount. */
export interface DrunkKind extends AlcoholSetting {
  type: DrinkType;
}

/** What was drunk in a sitting, with or without alcohol. */
export function drunkIn(
  { drinks }: Pick<EnteredSitting, 'drinks'>,
  types: readonly DrinkType[] = drinkTypes,
): DrunkKind[] {
  return types.flatMap((type) =>
    drinks[type].filter(({ amount }) => amount > 0).map((kind) => ({ ...kind, type })),
  );
}
