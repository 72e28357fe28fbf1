import type { CalculatorModel, EveningEntries, Person } from '@/lib/model/model';
import { entriesOf } from './new-evening';

/** An earlier evening entered again as it was, with the body of then: for looking at and correcting. */
export function beginAgain(model: CalculatorModel): EveningEntries & Person {
  const { gender, age, heightInCm, weightInKg, isBodySet } = model;
  return { ...entriesOf(model), gender, age, heightInCm, weightInKg, isBodySet };
}

/** The same drinks and times as a new evening, its day open; the body of now. */
export function repeatOf(model: CalculatorModel): EveningEntries {
  const entries = entriesOf(model);
  return {
    ...entries,
    startDay: '',
    isDayChosen: false,
    isLogged: false,
    readyByInH24: '',
    measurement: { ...entries.measurement, measuredDay: '', isDayChosen: false },
  };
}
