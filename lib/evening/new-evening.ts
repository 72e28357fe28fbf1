import { defaultModel } from '@/lib/model/defaults';
import { withoutAmounts } from '@/lib/model/drinks';
import type { CalculatorModel, EveningEntries, Person } from '@/lib/model/model';
import { mapAll } from '@/lib/model/non-empty';
import type { DrinkCatalog } from '@/lib/drinks/servings';
import { sittingsOf } from './planned-sittings';

/** The part of a model that belongs to the evening. */
export function entriesOf(model: EveningEntries): EveningEntries {
  const { foodWhileDrinkingType, entryMode, measurement, readyByInH24 } = model;
  return { ...sittingsOf(model), foodWhileDrinkingType, entryMode, measurement, readyByInH24 };
}

/** A new evening without drinks and day. Strengths, servings, form and unit are kept. */
export function emptyEvening(model: CalculatorModel, catalog: DrinkCatalog): EveningEntries {
  const fresh = entriesOf(defaultModel(catalog, model.unitSystem));
  return {
    ...fresh,
    sittings: [{ ...fresh.sittings[0], drinks: withoutAmounts(model.sittings[0].drinks) }],
    entryMode: model.entryMode,
    measurement: { ...fresh.measurement, unit: model.measurement.unit },
  };
}

/** The entries and the body data of an earlier evening, to view or correct it. */
export function beginAgain(model: CalculatorModel): EveningEntries & Person {
  const { gender, age, heightInCm, weightInKg, isBodySet, isHeightSet, isAgeSet } = model;
  const body = { gender, age, heightInCm, weightInKg, isBodySet, isHeightSet, isAgeSet };
  return { ...entriesOf(model), ...body };
}

/** The drinks and times of an earlier evening for a new one, without its day and body data. */
export function repeatOf(model: CalculatorModel): EveningEntries {
  const entries = entriesOf(model);
  return {
    ...entries,
    sittings: mapAll(entries.sittings, (one) => ({ ...one, givenEnds: 'none' })),
    startDay: '',
    isDayChosen: false,
    isLogged: false,
    isEarlier: true,
    zone: '',
    madeIn: '',
    readyByInH24: '',
    measurement: { ...entries.measurement, measuredDay: '', isDayChosen: false },
  };
}
