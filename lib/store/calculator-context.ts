import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { ListedCountries } from '@/lib/i18n/calculator-limits';
import type { Site } from '@/lib/site/sites';
import type { CalculatorState, CalculatorStore } from './calculator';

/** What all parts of the calculator page read. */
export interface CalculatorShared {
  /** The visitor's entries. */
  store: CalculatorStore;
  site: Site;
  /** Limits, breath ratios and names of countries by ISO code. */
  laws: ListedCountries;
}

/**
 * Provided by the calculator page. Components that the first answer draws must not read it: they are
 * drawn without React there and take props (components/first-answer).
 */
export const CalculatorContext = createContext<CalculatorShared | null>(null);

/** @throws {Error} outside a `CalculatorContext` */
export function useCalculatorContext(): CalculatorShared {
  const shared = useContext(CalculatorContext);
  if (!shared) throw new Error('No CalculatorContext');
  return shared;
}

/** Selects from the state of the calculator page. The selector must return a stable value. */
export function useCalculatorState<Part>(selector: (state: CalculatorState) => Part): Part {
  return useStore(useCalculatorContext().store, selector);
}
