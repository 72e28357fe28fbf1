import { useTranslations } from 'next-intl';
import { DecimalField } from '@/components/ui/decimal-field';
import { WheelField } from '@/components/ui/wheel-picker/wheel-field';
import type { WheelOption } from '@/components/ui/wheel-picker/wheel-selection';
import { localZone } from '@/lib/browser/local-zone';
import {
  calculateMeasured,
  measuredMsOf,
  sinceLastDrinkMin,
} from '@/lib/evening/calculate-measured';
import { useMeasurementTexts } from '@/lib/i18n/use-measurement-texts';
import {
  maxMeasurementSteps,
  measurementOfSteps,
  measurementUnitsOf,
  unitRules,
} from '@/lib/model/measurement';
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
import {
  useEnteredEvening,
  type EnteredEvening,
} from '@/components/calculator/use-entered-evening';

/** The measurement: value, unit, when it was taken, and when the last drink ended. */
export function MeasurementForm({ refusals }: { refusals: number }) {
  const t = useTranslations();
  const entered = useEnteredEvening(calculateMeasured);
  const { store, site } = useCalculatorContext();
  const texts = useMeasurementTexts(site.code);
  const { value, unit } = useCalculatorModel((model) => model.measurement);
  const { setMeasurement } = measurementActions(store);
  const sinceMin = minutesSinceLastDrink(entered);
  const units = measurementUnitsOf(site, unit).map((id) => ({ id, name: texts.unit(id) }));

  function handleUnit([chosen]: WheelOption[]) {
    const next = units.find(({ id }) => id === chosen?.id)?.id;
    if (next) setMeasurement({ unit: next, value: valueInUnit(value, next) });
  }

  return (
    <EntrySection
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
  );
}

/** Whole minutes from the last drink to the measurement, also before a value is entered. */
function minutesSinceLastDrink({ evening, model, nowMs }: EnteredEvening): number {
  if (evening?.kind === 'measurement') return evening.forecast.sinceLastDrinkMin;
  const at = { zone: localZone, nowMs };
  return sinceLastDrinkMin(model, measuredMsOf(model, at), at);
}
