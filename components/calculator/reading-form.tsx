import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { DecimalField } from '@/components/ui/decimal-field';
import { useReadingTexts } from '@/lib/i18n/use-reading-texts';
import { mostReadingSteps, readingOfSteps, readingUnitsOf, unitRules } from '@/lib/model/reading';
import type { ReadingUnit } from '@/lib/model/reading';
import { valueInUnit } from '@/lib/model/reading-entry';
import type { Site } from '@/lib/site/sites';
import { homeFields } from '@/lib/site/home-fields';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import { EntrySection } from './entry-section';
import { readingActions } from '@/lib/store/reading-actions';
import { ReadingNotes } from './reading-notes';
import { ReadingTimes } from './reading-times';
import { RefusalHint } from './refusal-hint';
import { UnitToggle } from './unit-toggle';
import type { EnteredEvening } from './use-entered-evening';

interface ReadingFormProps {
  store: CalculatorStore;
  site: Site;
  entered: EnteredEvening;
  /** How often a calculation was asked for without a value; 0 while there is nothing to remark. */
  refusals: number;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** What was measured, in which unit, when, and when the last drink ended. */
export function ReadingForm({ store, site, entered, refusals, className, ref }: ReadingFormProps) {
  const t = useTranslations();
  const texts = useReadingTexts(site.code);
  const { value, unit } = useCalculator(store, ({ model }) => model.reading);
  const { setReading } = readingActions(store);
  return (
    <EntrySection
      ref={ref}
      title={t('reading.title')}
      headingId={homeFields.reading}
      className={`@container ${className ?? ''}`}
      action={site.unitsAllowChange && <UnitToggle store={store} />}
    >
      {refusals > 0 && (
        <RefusalHint
          key={refusals}
          testId="no-reading-hint"
          title={t('reading.missingTitle')}
          text={t('reading.missingText')}
        />
      )}
      <div className="mt-4 grid gap-x-2 gap-y-3 @sm:grid-cols-2">
        <div className="grid gap-1">
          <span className="text-sm text-quiet" aria-hidden="true">
            {t('reading.value')}
          </span>
          <DecimalField
            key={unit}
            testId="reading-value"
            value={value}
            decimals={unitRules[unit].decimals}
            max={readingOfSteps(mostReadingSteps, unit)}
            label={t('reading.value')}
            decimalSeparator={site.decimalSeparator}
            onChange={(typed) => setReading({ value: typed })}
          />
        </div>
        <label className="grid gap-1">
          <span className="text-sm text-quiet">{t('reading.unit')}</span>
          <select
            data-testid="reading-unit"
            className="h-14 w-full min-w-0 cursor-pointer rounded-field border border-base-content/20 bg-base-100 px-3 text-base font-semibold"
            value={unit}
            onChange={(event) => {
              const chosen = event.currentTarget.value as ReadingUnit;
              setReading({ unit: chosen, value: valueInUnit(value, chosen) });
            }}
          >
            {readingUnitsOf(site, unit).map((option) => (
              <option key={option} value={option}>
                {texts.unit(option)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ReadingTimes {...{ store, site, entered }} />
      <ReadingNotes {...{ site, entered }} />
    </EntrySection>
  );
}
