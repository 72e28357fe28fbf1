import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useGo } from '@/components/shell/use-go';
import { DecimalField } from '@/components/ui/decimal-field';
import { WheelField } from '@/components/ui/wheel-picker/wheel-field';
import type { WheelOption } from '@/components/ui/wheel-picker/wheel-selection';
import { h24Text } from '@/lib/bac';
import { localZone } from '@/lib/browser/local-zone';
import { localTime } from '@/lib/calendar/local-day';
import {
  calculateMeasured,
  measuredMsOf,
  sinceLastDrinkMin,
} from '@/lib/evening/calculate-measured';
import { useMeasurementTexts } from '@/lib/i18n/use-measurement-texts';
import {
  defaultMeasurementTimes,
  maxMeasurementSteps,
  measurementOfSteps,
  measurementUnitsOf,
  unitRules,
} from '@/lib/model/measurement';
import { firstMeasurementTimes, valueInUnit } from '@/lib/model/measurement-entry';
import { homeFields } from '@/lib/site/home-fields';
import { href } from '@/lib/site/routes';
import type { CalculatorStore } from '@/lib/store/calculator';
import { useCalculatorContext, useCalculatorModel } from '@/lib/store/calculator-context';
import { measurementActions } from '@/lib/store/measurement-actions';
import { zonedNow } from '@/lib/store/zoned-now';
import { EntrySection } from '@/components/calculator/entry-section';
import { EntrySwitch } from '@/components/calculator/entry-switch';
import { EntryWay } from '@/components/calculator/entry-way';
import { RefusalHint } from '@/components/calculator/refusal-hint';
import { UnitToggle } from '@/components/calculator/unit-toggle';
import {
  useEnteredEvening,
  type EnteredEvening,
} from '@/components/calculator/use-entered-evening';
import { MeasurementNotes } from './measurement-notes';
import { MeasurementTimes } from './measurement-times';

/**
 * The form of a measurement (value, unit, when it was taken, and when the last drink ended), and its
 * live estimate. Calculate opens the result.
 */
export function MeasurementEntry() {
  const t = useTranslations();
  const { store, site } = useCalculatorContext();
  const go = useGo();
  const resultHref = href(site.code, { page: 'result' });
  const entered = useEnteredEvening(calculateMeasured);
  const texts = useMeasurementTexts(site.code);
  const { value, unit } = useCalculatorModel((model) => model.measurement);
  const { setMeasurement } = measurementActions(store);
  const [refusals, setRefusals] = useState(0);
  const shownRefusals = value === null ? refusals : 0;
  const sinceMin = minutesSinceLastDrink(entered);
  const units = measurementUnitsOf(site, unit).map((id) => ({ id, name: texts.unit(id) }));

  useEffect(() => enterFirstTimes(store), [store]);

  function handleCalculate() {
    // The store may be ahead of the last render.
    if (store.getState().model.measurement.value !== null) return go(resultHref);
    setRefusals((count) => count + 1);
    document.querySelector<HTMLElement>('[data-testid=reading-value]')?.focus();
  }

  function handleUnit([chosen]: WheelOption[]) {
    const next = units.find(({ id }) => id === chosen?.id)?.id;
    if (next) setMeasurement({ unit: next, value: valueInUnit(value, next) });
  }

  return (
    <EntryWay calculate={calculateMeasured} onCalculate={handleCalculate}>
      <EntrySection
        title={t('measurement.title')}
        headingId={homeFields.measurement}
        className="keys-whole @container"
        action={site.unitsAllowChange && <UnitToggle />}
      >
        <EntrySwitch />
        {shownRefusals > 0 && (
          <RefusalHint
            key={shownRefusals}
            testId="no-reading-hint"
            title={t('measurement.missingTitle')}
            text={t('measurement.missingText')}
          />
        )}
        <div className="mt-4 grid gap-x-2 gap-y-3 @sm:grid-cols-2">
          <div className="grid gap-1">
            <span className="text-sm text-quiet" aria-hidden="true">
              {t('measurement.value')}
            </span>
            <DecimalField
              key={unit}
              testId="reading-value"
              value={value}
              decimals={unitRules[unit].decimals}
              max={measurementOfSteps(maxMeasurementSteps, unit)}
              label={t('measurement.value')}
              decimalSeparator={site.decimalSeparator}
              onChange={(typed) => setMeasurement({ value: typed })}
            />
          </div>
          <WheelField
            testId="reading-unit"
            label={t('measurement.unit')}
            picker={{
              heading: t('measurement.unit'),
              columns: [{ label: t('measurement.unit'), options: units, selectedId: unit }],
              okLabel: t('picker.ok'),
              closeLabel: t('picker.close'),
              onConfirm: handleUnit,
            }}
          >
            <span className="text-xl font-semibold tracking-tight">{texts.unit(unit)}</span>
          </WheelField>
        </div>
        <MeasurementTimes entered={entered} sinceMin={sinceMin} />
        <MeasurementNotes entered={entered} sinceMin={sinceMin} />
      </EntrySection>
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

/** Whole minutes from the last drink to the measurement, also before a value is entered. */
function minutesSinceLastDrink({ evening, model, nowMs }: EnteredEvening): number {
  if (evening?.kind === 'measurement') return evening.forecast.sinceLastDrinkMin;
  const at = zonedNow(nowMs);
  return sinceLastDrinkMin(model, measuredMsOf(model, at), at);
}
