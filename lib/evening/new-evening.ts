import { defaultModel } from '@/lib/model/defaults';
import type { CalculatorModel, EveningEntries } from '@/lib/model/model';
import type { DrinkCatalog } from '@/lib/drinks/servings';
import { sittingsOf } from './planned-sittings';
import { withAmounts } from './sitting-changes';

/** What of a model belongs to its evening. */
export function entriesOf(model: EveningEntries): EveningEntries {
  const { foodWhileDrinkingType, entryMode, measurement, readyByInH24 } = model;
  return { ...sittingsOf(model), foodWhileDrinkingType, entryMode, measurement, readyByInH24 };
}

/**
 * Entries for another evening: nothing drunk, one sitting at the usual times, the day open. Strengths
 * and glasses stay, and so does the way in and the unit of a measurement.
 */
export function emptyEvening(model: CalculatorModel, catalog: DrinkCatalog): EveningEntries {
  const fresh = entriesOf(defaultModel(catalog, model.unitSystem));
  return {
    ...fresh,
    alcoholSettings: withAmounts(model, () => 0),
    entryMode: model.entryMode,
    measurement: { ...fresh.measurement, unit: model.measurement.unit },
  };
}
