import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { DecimalField } from '@/components/ui/decimal-field';
import { useMeasurementTexts } from '@/lib/i18n/use-measurement-texts';
import {
  maxMeasurementSteps,
  measurementOfSteps,
  measurementUnitsOf,
  unitRules,
} from '@/lib/model/measurement';
import type { MeasurementUnit } from '@/lib/model/measurement';
import { valueInUnit } from '@/lib/model/measurement-entry';
import type { Site } from '@/lib/site/sites';
import { homeFields } from '@/lib/site/home-fields';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import { EntrySection } from './entry-section';
import { measurementActions } from '@/lib/store/measurement-actions';
import { MeasurementNotes } from './measurement-notes';
import { MeasurementTimes } from './measurement-times';
import { RefusalHint } from './refusal-hint';
import { UnitToggle } from './unit-toggle';
import type { EnteredEvening } from './use-entered-evening';

interface MeasurementFormProps {
  store: CalculatorStore;
  site: Site;
  entered: EnteredEvening;
  /** How often a calculation was asked for without a value; 0 while there is nothing to remark. */
  refusals: number;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** What was measured, in which unit, when, and when the last drink ended. */
export function MeasurementForm({
  store,
  site,
  entered,
  refusals,
  className,
  ref,
}: MeasurementFormProps) {
  const t = useTranslations();
  const texts = useMeasurementTexts(site.code);
  const { value, unit } = useCalculator(store, ({ model }) => model.measurement);
  const { setMeasurement } = measurementActions(store);
  return (
    <EntrySection
      ref={ref}
      title={t('measurement.title')}
      headingId={homeFields.measurement}
      className={`@container ${className ?? ''}`}
      action={site.unitsAllowChange && <UnitToggle store={store} />}
    >
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
      <MeasurementTimes {...{ store, site, entered }} />
      <MeasurementNotes {...{ site, entered }} />
    </EntrySection>
  );
}
