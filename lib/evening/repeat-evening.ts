import type { CalculatorModel, EveningEntries, Person } from '@/lib/model/model';
import { mapAll } from '@/lib/model/non-empty';
import { entriesOf } from './new-evening';

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
