import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { DecimalField } from '@/components/ui/decimal-field';
import { localZone } from '@/lib/browser/local-zone';
import { measuredMsOf, sinceLastDrinkMin } from '@/lib/evening/calculate-measured';
import { useMeasurementTexts } from '@/lib/i18n/use-measurement-texts';
import {
  maxMeasurementSteps,
  measurementOfSteps,
  measurementUnitsOf,
  unitRules,
} from '@/lib/model/measurement';
import type { MeasurementUnit } from '@/lib/model/measurement';
import { valueInUnit } from '@/lib/model/measurement-entry';
import { homeFields } from '@/lib/site/home-fields';
import { useCalculatorContext, useCalculatorModel } from '@/lib/store/calculator-context';
import { measurementActions } from '@/lib/store/measurement-actions';
import { EntrySwitch } from '@/components/calculator/entry-switch';
import { EntrySection } from '@/components/calculator/entry-section';
import { MeasurementNotes } from './measurement-notes';
import { MeasurementTimes } from './measurement-times';
import { RefusalHint } from '@/components/calculator/refusal-hint';
import { UnitToggle } from '@/components/calculator/unit-toggle';
import type { EnteredEvening } from '@/components/calculator/use-entered-evening';

interface MeasurementFormProps {
  entered: EnteredEvening;
  /** How often Calculate was pressed without a value; 0 while there is nothing to say. */
  refusals: number;
  ref?: Ref<HTMLElement>;
}

/** The measurement: value, unit, when it was taken, and when the last drink ended. */
export function MeasurementForm({ entered, refusals, ref }: MeasurementFormProps) {
  const t = useTranslations();
  const { store, site } = useCalculatorContext();
  const texts = useMeasurementTexts(site.code);
  const { value, unit } = useCalculatorModel((model) => model.measurement);
  const { setMeasurement } = measurementActions(store);
  const sinceMin = minutesSinceLastDrink(entered);
  return (
    <EntrySection
      ref={ref}
      title={t('measurement.title')}
      headingId={homeFields.measurement}
      className="keys-whole @container"
      action={site.unitsAllowChange && <UnitToggle />}
    >
      <EntrySwitch />
      {refusals > 0 && (
        <RefusalHint
          key={refusals}
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
        <label className="grid gap-1">
          <span className="text-sm text-quiet">{t('measurement.unit')}</span>
          <select
            data-testid="reading-unit"
            className="h-14 w-full min-w-0 cursor-pointer rounded-field border border-base-content/20 bg-base-100 px-3 text-base font-semibold"
            value={unit}
            onChange={(event) => {
              const chosen = event.currentTarget.value as MeasurementUnit;
              setMeasurement({ unit: chosen, value: valueInUnit(value, chosen) });
            }}
          >
            {measurementUnitsOf(site, unit).map((option) => (
              <option key={option} value={option}>
                {texts.unit(option)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <MeasurementTimes entered={entered} sinceMin={sinceMin} />
      <MeasurementNotes entered={entered} sinceMin={sinceMin} />
    </EntrySection>
  );
}

/** Whole minutes from the last drink to the measurement, also before a value is entered. */
function minutesSinceLastDrink({ evening, model, nowMs }: EnteredEvening): number {
  if (evening?.kind === 'measurement') return evening.forecast.sinceLastDrinkMin;
  const at = { zone: localZone, nowMs };
  return sinceLastDrinkMin(model, measuredMsOf(model, at), at);
}
