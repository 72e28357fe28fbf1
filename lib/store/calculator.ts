import { useEffect } from 'react';
import { createStore, useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { browserRegion } from '@/lib/browser/region';
import type { DrinkCatalog } from '@/lib/drinks/servings';
import { defaultModel } from '@/lib/model/defaults';
import type { CalculatorModel } from '@/lib/model/model';
import { savedVersion } from '@/lib/model/read-saved';
import { savedForm } from '@/lib/model/saved';
import type { SiteCode } from '@/lib/site/sites';
import { calculatorActions, type CalculatorActions } from './calculator-actions';
import { debouncedStorage } from './debounced-storage';
import { openedEntries, type CalculatorSetup } from './opened-entries';
import { placeNow } from './place-now';
import { siteKey } from './storage';
import { guessByZone } from './whereabouts';

export interface CalculatorState extends CalculatorActions {
  model: CalculatorModel;
  catalog: DrinkCatalog;
  /** ISO 3166 code of the visitor's browser; empty until `isReady` or when it names none. */
  region: string;
  /** False while the page still shows the defaults it was exported with. */
  isReady: boolean;
  /** True while a day that the saved entries did not have waits to be saved with them. */
  isDatedNow: boolean;
}

export type CalculatorStore = ReturnType<typeof createCalculatorStore>;

const stores = new Map<SiteCode, CalculatorStore>();

/**
 * The calculator of a site: the same store for the life of the page, a fresh one on each call on
 * the server. It starts with the defaults, so that hydration matches the exported page;
 * `useCalculatorStore` then reads what was saved.
 */
export function calculatorStore(setup: CalculatorSetup): CalculatorStore {
  const known = stores.get(setup.siteCode);
  if (known) return known;
  const store = createCalculatorStore(setup);
  if (typeof window !== 'undefined') stores.set(setup.siteCode, store);
  return store;
}

/** The store of a site, with the saved model read after hydration. */
export function useCalculatorStore(setup: CalculatorSetup): CalculatorStore {
  const store = calculatorStore(setup);
  useEffect(() => {
    if (!store.getState().isReady) void store.persist.rehydrate();
  }, [store]);
  return store;
}

/** A part of the calculator, re-read when it changes; the selector must return a stable value. */
export function useCalculator<Part>(
  store: CalculatorStore,
  selector: (state: CalculatorState) => Part,
): Part {
  return useStore(store, selector);
}

function createCalculatorStore(setup: CalculatorSetup) {
  const storage = debouncedStorage();
  const key = siteKey(setup.siteCode, 'app-calc-model');
  const start = setup.catalogs[setup.defaultVariant];
  if (!start) throw new Error(`No servings for ${setup.siteCode} ${setup.defaultVariant}`);
  const store = createStore(
    persist<CalculatorState, [], [], unknown>(
      (set, get, api) => ({
        model: defaultModel(start, 'metric'),
        catalog: start,
        region: '',
        isReady: false,
        isDatedNow: false,
        ...calculatorActions((patch) => {
          // A change before the saved model was read must not replace it: read first.
          if (!get().isReady) void api.persist.rehydrate();
          set(({ model, catalog }) => ({ model: { ...model, ...patch(model, catalog) } }));
        }, placeNow),
      }),
      {
        name: key,
        version: savedVersion,
        storage,
        skipHydration: true,
        partialize: ({ model }) => savedForm(model),
        merge: (text, current) => ({ ...current, ...openedState(setup, text) }),
      },
    ),
  );
  store.persist.onFinishHydration(() => guessByZone(store.getState()));
  // Any change is saved: the day that was decided just now is kept.
  store.persist.onFinishHydration((state) => {
    if (state.isDatedNow) store.setState({ isDatedNow: false });
  });
  if (typeof window !== 'undefined') followOtherTabs(store, key, storage.isPending);
  return store;
}

/**
 * What the saved text opens. Whatever goes wrong there, the page becomes ready: who can enter something
 * is better off than who waits for ever. What is saved stays as it is until something is entered.
 */
function openedState(setup: CalculatorSetup, text: unknown): Partial<CalculatorState> {
  try {
    return readState(setup, text);
  } catch (error) {
    console.error('The saved entries could not be read.', error);
    return { isReady: true };
  }
}

function readState(setup: CalculatorSetup, text: unknown): Partial<CalculatorState> {
  const region = browserRegion();
  return { ...openedEntries(setup, text, region, placeNow()), region, isReady: true };
}

/**
 * The newest entry wins: what another tab saved is taken over at once, unless a change made here
 * waits to be saved, which then is the newest. Also when a page comes back from the browser's
 * back/forward cache, where it heard nothing. Cleared storage is no entry: what is shown stays.
 */
function followOtherTabs(store: CalculatorStore, key: string, isPending: () => boolean) {
  const adopt = () => {
    if (!isPending()) void store.persist.rehydrate();
  };
  window.addEventListener('storage', (event) => {
    if (event.key === key && event.newValue !== null) adopt();
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) adopt();
  });
}
