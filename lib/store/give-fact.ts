import type { Choice } from '@/lib/answer/choices';
import { entriesOf } from '@/lib/evening/new-evening';
import { sittingsOf, withSitting } from '@/lib/evening/planned-sittings';
import type { EnteredSitting } from '@/lib/model/model';
import { mapAll } from '@/lib/model/non-empty';
import type { CalculatorStore } from './calculator';

/** Enters a chosen answer to a question; one that leads to the fields changes nothing. */
export function giveFact({ getState }: Pick<CalculatorStore, 'getState'>, choice: Choice): void {
  const { model, setSittings, setEvening, setEarlier, confirmBody, setCountry, setDriverClass } =
    getState();
  switch (choice.act) {
    case 'times':
      if (choice.value !== 'shown') {
        const { startDay, ...times } = choice.times;
        const given = withSitting(sittingsOf(model), 0, { ...times, givenEnds: 'both' });
        setSittings({ ...given, startDay, isLogged: false });
        setEarlier(true);
      } else if (model.entryMode === 'measurement') {
        const measurement = { ...model.measurement, givenEnds: 'both' as const };
        setEvening({ ...entriesOf(model), measurement });
      } else {
        const confirmed = (one: EnteredSitting): EnteredSitting => ({ ...one, givenEnds: 'both' });
        setSittings({ ...sittingsOf(model), sittings: mapAll(model.sittings, confirmed) });
      }
      return;
    case 'body':
      return confirmBody();
    case 'country':
      return setCountry(choice.value);
    case 'class':
      return setDriverClass(choice.value);
  }
}
