import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useGo } from '@/components/shell/use-go';
import { clockAt } from '@/lib/calendar/evening';
import type { CalculatorLimit } from '@/lib/i18n/calculator-limits';
import { defaultReading } from '@/lib/model/reading';
import { firstReadingTimes } from '@/lib/model/reading-entry';
import { href } from '@/lib/site/routes';
import type { Site } from '@/lib/site/sites';
import type { CalculatorStore } from '@/lib/store/calculator';
import { EstimateArea } from './estimate-area';
import { ReadingForm } from './reading-form';
import { useMeasured } from './use-measured';
import { useMeasuredLive } from './use-measured-live';

export interface ReadingEntryProps {
  store: CalculatorStore;
  site: Site;
  /** Legal limits and breath ratios by ISO code. */
  limits: Readonly<Record<string, CalculatorLimit>>;
}

/** The form of a measured value and its live estimate. Calculating leads to the result. */
export function ReadingEntry({ store, site, limits }: ReadingEntryProps) {
  const t = useTranslations();
  const router = useRouter();
  const go = useGo();
  const resultHref = href(site.code, { page: 'result' });
  const measured = useMeasured(store, site, limits);
  const live = useMeasuredLive(measured, site.code);
  const form = useRef<HTMLElement>(null);
  const [refusals, setRefusals] = useState(0);
  const { forecast: result, startMs, nowMs } = measured;
  const evening = result && { result, startMs, nowMs };
  const hasValue = measured.model.reading.value !== null;

  useEffect(() => enterFirstTimes(store), [store]);

  useEffect(() => {
    if (hasValue) router.prefetch(resultHref);
  }, [hasValue, router, resultHref]);

  function handleCalculate() {
    if (hasValue) return go(resultHref);
    setRefusals((count) => count + 1);
    form.current?.querySelector('input')?.focus();
  }

  return (
    <>
      <ReadingForm
        ref={form}
        {...{ store, site, measured }}
        refusals={hasValue ? 0 : refusals}
        className="md:col-span-2"
      />
      <EstimateArea
        {...{ store, evening }}
        siteCode={site.code}
        reading={live}
        empty={{ title: t('reading.emptyTitle'), text: t('reading.emptyText') }}
        onCalculate={handleCalculate}
      />
    </>
  );
}

/** A visitor who comes this way for the first time has probably measured just now. */
function enterFirstTimes(store: CalculatorStore) {
  const { model, catalog, setReading } = store.getState();
  const { value, timeMeasuredInH24, timeLastDrinkInH24 } = model.reading;
  const untouched = defaultReading(catalog.variant);
  const isUntouched =
    value === null &&
    timeMeasuredInH24 === untouched.timeMeasuredInH24 &&
    timeLastDrinkInH24 === untouched.timeLastDrinkInH24;
  if (isUntouched) setReading(firstReadingTimes(clockAt(Date.now(), 0).h24));
}
