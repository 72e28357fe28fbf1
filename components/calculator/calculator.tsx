'use client';

import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { useGo } from '@/components/shell/use-go';
import { afterPresses } from '@/components/ui/on-demand';
import { scrollBehavior } from '@/components/ui/scroll-behavior';
import { wheelPicker } from '@/components/ui/wheel-picker/wheel-picker-button';
import { hasAnyDrink, isTooLong } from '@/lib/evening/planned-sittings';
import type { ListedCountries } from '@/lib/i18n/listed-countries';
import { homeFields } from '@/lib/site/home-fields';
import { href } from '@/lib/site/routes';
import { siteByCode, type SiteCode } from '@/lib/site/sites';
import { useCalculatorStore } from '@/lib/store/calculator';
import { CalculatorContext } from '@/lib/store/calculator-context';
import type { CalculatorSetup } from '@/lib/store/opened-entries';
import { Entries } from './entries';
import { EntryWay } from './entry-way';
import { MeasurementWay } from './measurement/measurement-way';
import { leadToId, tooLongId } from './when/lead-to';

/** Space above the drinks after scrolling to them, in pixels (spec section 9). */
const scrollOffsetPx = 50;

export interface CalculatorProps {
  siteCode: SiteCode;
  setup: CalculatorSetup;
  /** Limits, breath ratios and names of countries by ISO code. */
  laws: ListedCountries;
}

/** The calculator page: form and display. Calculate opens the result if there is a drink. */
export function Calculator({ siteCode, setup, laws }: CalculatorProps) {
  const resultHref = href(siteCode, { page: 'result' });
  const go = useGo();
  const store = useCalculatorStore(setup);
  const shared = useMemo(
    () => ({ store, site: siteByCode(siteCode), laws }),
    [store, siteCode, laws],
  );
  const isMeasurement = useStore(store, (state) => state.model.entryMode === 'measurement');
  const hasDrink = useStore(store, (state) => hasAnyDrink(state.model));
  const [refusals, setRefusals] = useState(0);

  wheelPicker.useAhead();

  const handleCalculate = useCallback(() => {
    function calculate() {
      // The store may be ahead of the last render.
      const { model } = store.getState();
      if (!hasAnyDrink(model)) refuse();
      else if (isTooLong(model)) leadToId(tooLongId);
      else go(resultHref);
    }
    function refuse() {
      // Scroll once the hint is rendered: it moves the drinks.
      flushSync(() => setRefusals((count) => count + 1));
      leadToDrinks();
    }
    // "+1" presses that still wait for their code are counted first.
    afterPresses(calculate);
  }, [store, go, resultHref]);

  const shownRefusals = hasDrink ? 0 : refusals;
  // A navigation that is pending renders this component: without the form, which would delay it.
  const content = useMemo(
    () =>
      isMeasurement ? (
        <MeasurementWay />
      ) : (
        <EntryWay onCalculate={handleCalculate}>
          <Entries refusals={shownRefusals} />
        </EntryWay>
      ),
    [isMeasurement, handleCalculate, shownRefusals],
  );

  return (
    <CalculatorContext value={shared}>
      <div data-testid="calculator" className="sky overflow-clip">
        <div className="calculator">{content}</div>
      </div>
    </CalculatorContext>
  );
}

/** Scrolls to the drinks and focuses the first amount. */
function leadToDrinks() {
  const drinks = document.getElementById(homeFields.drinks)?.closest('section');
  if (!drinks) return;
  window.scrollTo({
    top: window.scrollY + drinks.getBoundingClientRect().top - scrollOffsetPx,
    behavior: scrollBehavior(),
  });
  drinks.querySelector<HTMLElement>('[role=spinbutton]')?.focus({ preventScroll: true });
}
