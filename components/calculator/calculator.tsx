'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { EarlierEvenings } from '@/components/history/earlier-evenings';
import { NotLoaded } from '@/components/shell/not-loaded';
import { useGo } from '@/components/shell/use-go';
import { loadWheelPicker } from '@/components/ui/wheel-picker/wheel-picker-button';
import type { CountryLaws } from '@/lib/countries/applicable-limit';
import { hasAnyDrink, isTooLong } from '@/lib/evening/planned-sittings';
import { href } from '@/lib/site/routes';
import { siteByCode, type SiteCode } from '@/lib/site/sites';
import { useCalculator, useCalculatorStore, type CalculatorSetup } from '@/lib/store/calculator';
import { AddSitting } from './add-sitting';
import { DrinksCard } from './drinks-card';
import { DrunkArea } from './drunk-area';
import { EntrySwitch } from './entry-switch';
import { leadToId, scrollBehavior, tooLongId } from './lead-to';
import { PastEvening } from './past-evening';
import { PersonCard } from './person-card';
import { ReadingWay } from './reading-way';
import { TimingCard } from './timing-card';
import { UnitToggle } from './unit-toggle';
import { useAddedSittings, withAddedSittings } from './use-added-sittings';

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
  const { AddedSittings, focus, add, load, isMissing } = useAddedSittings(store);
  const drinks = useRef<HTMLElement>(null);
  const [refusals, setRefusals] = useState(0);

  // Not needed to answer the first press, but soon after: asked for as soon as there is an answer.
  useEffect(() => void loadWheelPicker(), []);

  useEffect(() => {
    if (hasDrink) router.prefetch(resultHref);
  }, [hasDrink, router, resultHref]);

  // The store at the moment of the press, which may be ahead of what was last rendered.
  function handleCalculate() {
    const { model } = store.getState();
    if (!hasAnyDrink(model)) handleRefusal();
    else if (isTooLong(model)) leadToId(tooLongId);
    else go(resultHref);
  }

  function handleRefusal() {
    // With the hint in its place, the drinks stand where they will stay.
    flushSync(() => setRefusals((count) => count + 1));
    if (drinks.current) leadTo(drinks.current);
  }

  return (
    <div data-testid="calculator" className="relative">
      {site.unitsAllowChange && (
        <div className="mb-3 lg:absolute lg:end-0 lg:bottom-full lg:mb-8">
          <UnitToggle store={store} />
        </div>
      )}
      {!isReading && <PastEvening {...{ store, site, laws }} />}
      <EntrySwitch store={store} />
      <div className="grid items-start gap-5 md:grid-cols-2 lg:grid-cols-[1fr_1fr_21rem]">
        {isReading ? (
          <ReadingWay {...{ store, site, laws }} />
        ) : (
          <>
            <div className="contents xl:grid xl:gap-5">
              <PersonCard store={store} />
              <TimingCard store={store} site={site} />
            </div>
            <div className="grid gap-5 md:col-span-2 xl:contents">
              <DrinksCard
                ref={drinks}
                {...{ store, site, laws }}
                refusals={hasDrink ? 0 : refusals}
              >
                {!AddedSittings && (
                  <div className="mt-4 border-t border-base-content/10 pt-4">
                    {isMissing ? (
                      <NotLoaded onRetry={() => withAddedSittings(load)} />
                    ) : (
                      <AddSitting store={store} onAdd={add} onApproach={load} />
                    )}
                  </div>
                )}
              </DrinksCard>
              {AddedSittings && <AddedSittings {...{ store, site, ...focus, onAdd: add }} />}
            </div>
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
