import { measurementActions } from '@/lib/store/measurement-actions';
import type { DrinkType, EnteredMeasurement } from '@/lib/model/model';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { Calculator } from '@/components/calculator/calculator';
import { answering } from '@/components/calculator/display/estimate-area';
import { wheelPicker } from '@/components/ui/wheel-picker/wheel-picker-button';
import { calculatorSetup } from '@/lib/drinks/setup';
import { calculatorLimits } from '@/lib/i18n/country-names';
import { loadCalculateDrinks } from '@/lib/store/lazy-calculate-drinks';
import { siteByCode, type SiteCode } from '@/lib/site/sites';
import { calculatorStore, type CalculatorState } from '@/lib/store/calculator';
import { allGiven } from '../all-given';
import { Words } from '../shell/render-shell';
import { browserIn } from '../../places';
import { withFlat, type Flat } from '../../flat';

// The page loads these once it is interactive; tests need them from the start.
await Promise.all([answering.request(), loadCalculateDrinks(), wheelPicker.request()]);

const laws = calculatorLimits('en');
const setupOf = (siteCode: SiteCode) => calculatorSetup(siteByCode(siteCode));

/** The store that the calculator of a site uses. */
export const storeOf = (siteCode: SiteCode) => calculatorStore(setupOf(siteCode));

/** The serving lists of the English site. */
export const englishCatalogs = setupOf('en').catalogs;

/** The calculator of a site, with English words. */
export function CalculatorPage({ siteCode }: { siteCode: SiteCode }) {
  return (
    <Words>
      <Calculator siteCode={siteCode} setup={setupOf(siteCode)} laws={laws} />
    </Words>
  );
}

/** A device of this time zone, with a browser that names no language. */
const silentBrowser = browserIn(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Renders the calculator for a new visitor, or with saved state. */
export function renderCalculator(siteCode: SiteCode, known: Partial<CalculatorState> = {}) {
  const store = storeOf(siteCode);
  store.setState({
    ...store.getInitialState(),
    isReady: true,
    whereabouts: silentBrowser,
    ...known,
  });
  render(<CalculatorPage siteCode={siteCode} />);
  return store;
}

/**
 * Renders the calculator for a visitor who gave every fact, so that nothing is asked.
 * @param selectedCountryId ISO code of the chosen country
 */
export function renderGiven(
  siteCode: SiteCode,
  selectedCountryId: string,
  more: Partial<Flat> = {},
) {
  const { model } = storeOf(siteCode).getInitialState();
  const measurement = { ...model.measurement, givenEnds: 'both' as const };
  return renderCalculator(siteCode, {
    model: withFlat(model, { ...allGiven, measurement, selectedCountryId, ...more }),
  });
}

/** Waits for the parts of the page that are loaded on demand. */
export const partsLoaded = () =>
  act(async () => {
    if (vi.isFakeTimers()) vi.advanceTimersByTime(0);
    await import('@/components/calculator/when/evening-day');
    await import('@/components/calculator/when/past-note');
    await import('@/components/calculator/measurement/measurement-entry');
  });

/** Changes entries like the fields do. */
export function enter(siteCode: SiteCode, change: (state: CalculatorState) => void) {
  act(() => change(storeOf(siteCode).getState()));
}

/** Changes the measurement like its form does. */
export function enterMeasurement(siteCode: SiteCode, changes: Partial<EnteredMeasurement>) {
  act(() => measurementActions(storeOf(siteCode)).setMeasurement(changes));
}

/**
 * The evening of golden case R01: three beers of 500 ml and 5 %, default person, 21:00 to 23:00.
 */
export function enterThreeBeers(siteCode: SiteCode, servingId = 'beer-500') {
  enter(siteCode, (state) => {
    state.setServing('beer', servingId);
    state.setPercent('beer', 5);
    state.setAmount('beer', servingId === 'beer-500' ? 3 : 1500);
  });
}

/** Queries within the block of one drink type. */
export const drink = (type: DrinkType) => within(screen.getByTestId(`drink-${type}`));

export const press = (testId: string) => fireEvent.click(screen.getByTestId(testId));

/** Text of the display with normalised spaces, without its curve, which repeats it. */
export function panelText(): string {
  const panel = screen.getByRole('complementary', { name: 'Live estimate' }).cloneNode(true);
  if (!(panel instanceof HTMLElement)) throw new Error('no element');
  panel.querySelector('[data-testid=horizon]')?.remove();
  return (panel.textContent ?? '').replaceAll('\u00a0', ' ');
}
