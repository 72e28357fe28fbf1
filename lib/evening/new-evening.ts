import { defaultModel } from '@/lib/model/defaults';
import { withoutAmounts } from '@/lib/model/drinks';
import type { CalculatorModel, EveningEntries } from '@/lib/model/model';
import type { DrinkCatalog } from '@/lib/drinks/servings';
import { sittingsOf } from './planned-sittings';

/** The part of a model that belongs to the evening. */
export function entriesOf(model: EveningEntries): EveningEntries {
  const { foodWhileDrinkingType, entryMode, measurement, readyByInH24 } = model;
  return { ...sittingsOf(model), foodWhileDrinkingType, entryMode, measurement, readyByInH24 };
}

/**
 * Entries of a new evening, without drinks and day. Strengths, servings, form and unit are kept.
 */
export function emptyEvening(model: CalculatorModel, catalog: DrinkCatalog): EveningEntries {
  const fresh = entriesOf(defaultModel(catalog, model.unitSystem));
  return {
    ...fresh,
    sittings: [{ ...fresh.sittings[0], drinks: withoutAmounts(model.sittings[0].drinks) }],
    entryMode: model.entryMode,
    measurement: { ...fresh.measurement, unit: model.measurement.unit },
  };
}
