import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { ListedCountries } from '@/lib/i18n/listed-countries';
import type { CalculatorModel } from '@/lib/model/model';
import type { Site } from '@/lib/site/sites';
import type { CalculatorState, CalculatorStore } from './calculator';
import type { CalculatorActions } from './calculator-actions';

/** What all parts of the calculator page read. */
export interface CalculatorShared {
  /** The visitor's entries. */
  store: CalculatorStore;
  site: Site;
  /** Limits, breath ratios and names of countries by ISO code. */
  laws: ListedCountries;
}

/** Provided by the calculator page. Components that the first answer draws take props instead. */
export const CalculatorContext = createContext<CalculatorShared | null>(null);

/** @throws {Error} outside a `CalculatorContext` */
export function useCalculatorContext(): CalculatorShared {
  const shared = useContext(CalculatorContext);
  if (!shared) throw new Error('No CalculatorContext');
  return shared;
}

/** The actions that change the entries. */
export function useCalculatorActions(): CalculatorActions {
  return useCalculatorContext().store.getState();
}

/**
 * Selects from the state, which also has the catalog. An object or array stays the same while all in
 * it does: what was read from the browser is new, and mostly says what the page shows already.
 */
export function useCalculatorState<Part>(selector: (state: CalculatorState) => Part): Part {
  return useStore(useCalculatorContext().store, useShallow(selector));
}

/** Selects from the entries. */
export function useCalculatorModel<Part>(selector: (model: CalculatorModel) => Part): Part {
  return useCalculatorState(({ model }) => selector(model));
}
