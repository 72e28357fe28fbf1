'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { EarlierEvenings } from '@/components/history/earlier-evenings';
import { useGo } from '@/components/shell/use-go';
import { loadWheelPicker } from '@/components/ui/wheel-picker/wheel-picker-button';
import type { CountryLaws } from '@/lib/countries/applicable-limit';
import { hasAnyDrink, isTooLong } from '@/lib/evening/planned-sittings';
import { href } from '@/lib/site/routes';
import { siteByCode, type SiteCode } from '@/lib/site/sites';
import { useCalculator, useCalculatorStore, type CalculatorSetup } from '@/lib/store/calculator';
import { DrunkArea } from './drunk-area';
import { Entries } from './entries';
import { EntrySwitch } from './entry-switch';
import { leadToId, scrollBehavior, tooLongId } from './lead-to';
import { PastEvening } from './past-evening';
import { ReadingWay } from './reading-way';

/** Pixels left above the drinks when the page scrolls to them (spec section 9). */
const scrollOffsetPx = 50;

export interface CalculatorProps {
  siteCode: SiteCode;
  setup: CalculatorSetup;
  /** Legal limits and breath ratios by ISO code. */
  laws: CountryLaws;
}

/** The form and its live reading. Calculating leads to the result once there is a drink. */
export function Calculator({ siteCode, setup, laws }: CalculatorProps) {
  const site = siteByCode(siteCode);
  const resultHref = href(siteCode, { page: 'result' });
  const router = useRouter();
  const go = useGo();
  const store = useCalculatorStore(setup);
  const isReading = useCalculator(store, (state) => state.model.entryMode === 'reading');
  const hasDrink = useCalculator(store, (state) => hasAnyDrink(state.model));
  const drinks = useRef<HTMLElement>(null);
  const [refusals, setRefusals] = useState(0);

  // Not needed to answer the first press, but soon after: asked for as soon as there is an answer.
  useEffect(() => void loadWheelPicker(), []);

  useEffect(() => {
    if (hasDrink) router.prefetch(resultHref);
  }, [hasDrink, router, resultHref]);

  function handleCalculate() {
    if (!hasDrink) handleRefusal();
    else if (isTooLong(store.getState().model)) leadToId(tooLongId);
    else go(resultHref);
  }

  function handleRefusal() {
    // With the hint in its place, the drinks stand where they will stay.
    flushSync(() => setRefusals((count) => count + 1));
    if (drinks.current) leadTo(drinks.current);
  }

  return (
    <div data-testid="calculator" className="relative">
      {!isReading && <PastEvening {...{ store, site, laws }} />}
      <EntrySwitch store={store} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_27rem]">
        {isReading ? (
          <ReadingWay {...{ store, site, laws }} />
        ) : (
          <>
            <Entries {...{ store, site, laws, drinks }} refusals={hasDrink ? 0 : refusals} />
            <DrunkArea store={store} site={site} laws={laws} onCalculate={handleCalculate} />
          </>
        )}
      </div>
      <EarlierEvenings {...{ store, site, laws }} />
    </div>
  );
}

/** Brings the drinks into view and the first amount under the visitor's fingers. */
function leadTo(drinks: HTMLElement) {
  window.scrollTo({
    top: window.scrollY + drinks.getBoundingClientRect().top - scrollOffsetPx,
    behavior: scrollBehavior(),
  });
  drinks.querySelector<HTMLElement>('[role=spinbutton]')?.focus({ preventScroll: true });
}
