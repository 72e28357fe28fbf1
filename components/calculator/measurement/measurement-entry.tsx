import { useEffect, useState } from 'react';
import { useGo } from '@/components/shell/use-go';
import { h24Text } from '@/lib/bac';
import { localZone } from '@/lib/browser/local-zone';
import { localTime } from '@/lib/calendar/local-day';
import { defaultMeasurementTimes } from '@/lib/model/measurement';
import { firstMeasurementTimes } from '@/lib/model/measurement-entry';
import { href } from '@/lib/site/routes';
import { calculateMeasured } from '@/lib/evening/calculate-measured';
import type { CalculatorStore } from '@/lib/store/calculator';
import { useCalculatorContext, useCalculatorModel } from '@/lib/store/calculator-context';
import { measurementActions } from '@/lib/store/measurement-actions';
import { EntryWay } from '@/components/calculator/entry-way';
import { MeasurementForm } from './measurement-form';

/** The measurement form and its live estimate. Calculate opens the result. */
export function MeasurementEntry() {
  const { store, site } = useCalculatorContext();
  const go = useGo();
  const resultHref = href(site.code, { page: 'result' });
  const hasValue = useCalculatorModel((model) => model.measurement.value !== null);
  const [refusals, setRefusals] = useState(0);

  useEffect(() => enterFirstTimes(store), [store]);

  function handleCalculate() {
    // The store may be ahead of the last render.
    if (store.getState().model.measurement.value !== null) return go(resultHref);
    setRefusals((count) => count + 1);
    document.querySelector<HTMLElement>('[data-testid=reading-value]')?.focus();
  }

  return (
    <EntryWay calculate={calculateMeasured} onCalculate={handleCalculate}>
      <MeasurementForm refusals={hasValue ? 0 : refusals} />
    </EntryWay>
  );
}

/** Sets the times of an untouched form: the visitor has probably measured just now. */
function enterFirstTimes(store: CalculatorStore) {
  const { value, timeMeasuredInH24, timeLastDrinkInH24 } = store.getState().model.measurement;
  const isUntouched =
    value === null &&
    timeMeasuredInH24 === defaultMeasurementTimes.timeMeasuredInH24 &&
    timeLastDrinkInH24 === defaultMeasurementTimes.timeLastDrinkInH24;
  if (!isUntouched) return;
  const { minuteOfDay } = localTime(Date.now(), localZone);
  measurementActions(store).setMeasurement(firstMeasurementTimes(h24Text(minuteOfDay)));
}
