import {
  perDrinkType,
  type AlcoholSetting,
  type CalculatorModel,
  type DrinkType,
  type Sittings,
} from '@/lib/model/model';
import { fromSavedSittings, toSavedSittings, type SavedSittings } from '@/lib/model/saved-sittings';

type WithSittings = Pick<Sittings, 'sittings'>;

/** Entries as they are saved: the first sitting lies flat in the record. */
export type Flat<Entries extends WithSittings = CalculatorModel> = Omit<Entries, 'sittings'> &
  SavedSittings & { sittings?: never };

/** Entries as they are saved. */
export const flat = toSavedSittings;

/** Entries with changes of their saved form. */
export function withFlat<Entries extends WithSittings>(
  model: Entries,
  changes: Partial<Flat<Entries>>,
): Entries {
  const changed: Flat<Entries> = { ...flat(model), ...changes };
  return fromSavedSittings(changed) as unknown as Entries;
}

/** Changes of what was drunk in the first sitting. */
export type DrinkChanges = Partial<Record<DrinkType, Partial<AlcoholSetting>>>;

/** Entries with changes of what was drunk in the first sitting. */
export function withDrinks(model: CalculatorModel, changes: DrinkChanges): CalculatorModel {
  const { alcoholSettings: drinks } = flat(model);
  const alcoholSettings = perDrinkType((type) => ({ ...drinks[type], ...changes[type] }));
  return withFlat(model, { alcoholSettings });
}
