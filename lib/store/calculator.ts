import { useEffect } from 'react';
import { createStore, type StoreApi } from 'zustand';
import { localZoneName } from '@/lib/browser/local-zone';
import type { Whereabouts } from '@/lib/countries/country-candidates';
import type { DrinkCatalog } from '@/lib/drinks/servings';
import { withServingsOf } from '@/lib/evening/own-servings';
import { defaultModel } from '@/lib/model/defaults';
import type { CalculatorModel } from '@/lib/model/model';
import { savedVersion } from '@/lib/model/read-saved';
import { savedForm } from '@/lib/model/saved';
import type { SiteCode } from '@/lib/site/sites';
import { calculatorActions, type CalculatorActions } from './calculator-actions';
import { debouncedStorage } from './debounced-storage';
import { catalogOf, openedEntries, type CalculatorSetup } from './opened-entries';
import { zonedNow } from './zoned-now';
import { siteKey } from './storage';
import { knownWhereabouts, lookedUp, nowhere } from './whereabouts';

export interface CalculatorState extends CalculatorActions {
  model: CalculatorModel;
  catalog: DrinkCatalog;
  /** What the browser reveals of the country; nothing until `isReady`. */
  whereabouts: Whereabouts;
  /** When drinks or times were last entered by hand on this page, milliseconds since 1970; 0: never. */
  enteredMs: number;
  /** False until the saved model is read; the page shows the exported defaults until then. */
  isReady: boolean;
}

export type CalculatorStore = ReturnType<typeof createCalculatorStore>;

const stores = new Map<SiteCode, CalculatorStore>();

/**
 * The store of a site: in the browser one per page, on the server a new one for each call. It
 * starts with the defaults; `useCalculatorStore` then reads the saved model.
 */
export function calculatorStore(setup: CalculatorSetup): CalculatorStore {
  const known = stores.get(setup.siteCode);
  if (known) return known;
  const store = createCalculatorStore(setup);
  if (typeof window !== 'undefined') stores.set(setup.siteCode, store);
  return store;
}

/** The stores of this page. */
export const openStores = (): CalculatorStore[] => [...stores.values()];

/** The store of a site, with the saved model read after hydration. */
export function useCalculatorStore(setup: CalculatorSetup): CalculatorStore {
  const store = calculatorStore(setup);
  useEffect(() => {
    if (!store.getState().isReady) store.rehydrate();
  }, [store]);
  return store;
}

type Change = Partial<CalculatorState> | ((state: CalculatorState) => Partial<CalculatorState>);

/** A store of its own, as each open tab has one. */
export function createCalculatorStore(setup: CalculatorSetup) {
  const key = siteKey(setup.siteCode, 'app-calc-model');
  const storage = debouncedStorage(key);
  const start = setup.catalogs[setup.siteCode];
  if (!start) throw new Error(`No servings for ${setup.siteCode}`);
  const state: StoreApi<CalculatorState> = createStore<CalculatorState>()(() => ({
    model: defaultModel(start, 'metric'),
    catalog: start,
    whereabouts: nowhere,
    enteredMs: 0,
    isReady: false,
    ...calculatorActions(
      (patch, isByHand) => {
        // Read the saved model first, so that an early change does not overwrite it.
        if (!state.getState().isReady) store.rehydrate();
        store.setState((known) => ({
          ...inServings(setup, {
            ...known,
            model: { ...known.model, ...patch(known.model, known.catalog) },
          }),
          enteredMs: isByHand ? zonedNow().nowMs : known.enteredMs,
        }));
      },
      zonedNow,
      () => state.getState().whereabouts.zone.country,
    ),
  }));
  const store = {
    ...state,
    siteCode: setup.siteCode,
    setState(change: Change) {
      state.setState(change);
      storage.setItem({ state: savedForm(state.getState().model), version: savedVersion });
    },
    /** Takes over what is saved, and saves nothing but days that it gets by that. */
    rehydrate(): void {
      const { isDatedNow, ...opened } = openedState(setup, storage.getItem());
      state.setState(opened);
      placeDevice(setup, state);
      showInDeviceZone(store);
      // Entries that got their day only now are saved with it.
      if (isDatedNow) store.setState({});
    },
    /** Takes over what another tab has saved, unless a change waits here. */
    readLatest(): void {
      if (storage.isBehind()) store.rehydrate();
    },
    saveNow: storage.saveNow,
    clearStorage: storage.removeItem,
  };
  if (typeof window !== 'undefined') {
    followOtherTabs(store, key);
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) return;
      showInDeviceZone(store);
      if (localZoneName() !== state.getState().whereabouts.zone.name) {
        takeInPlace(setup, state, knownWhereabouts());
        placeDevice(setup, state);
      }
    });
  }
  return store;
}

/** The state from the saved text. If reading fails, the text is kept until something is entered. */
function openedState(setup: CalculatorSetup, text: unknown) {
  try {
    const whereabouts = knownWhereabouts();
    const entries = openedEntries(setup, text, whereabouts, zonedNow());
    return { ...entries, whereabouts, isReady: true };
  } catch (error) {
    console.error('The saved entries could not be read.', error);
    return { isReady: true, isDatedNow: false };
  }
}

type Placed = Pick<CalculatorState, 'model' | 'catalog' | 'whereabouts'>;

/** The state with the servings of the country that the drinks are most likely from. */
function inServings(setup: CalculatorSetup, { model, catalog, whereabouts }: Placed): Placed {
  const local = catalogOf(setup, { ...model }, whereabouts);
  if (local.variant === catalog.variant) return { model, catalog, whereabouts };
  return { model: { ...model, ...withServingsOf(local, model) }, catalog: local, whereabouts };
}

type Placing = Pick<StoreApi<CalculatorState>, 'getState' | 'setState'>;

function takeInPlace(setup: CalculatorSetup, { setState }: Placing, whereabouts: Whereabouts) {
  setState((state) => inServings(setup, { ...state, whereabouts }));
}

/** Looks up the country of the time zone: in a task behind that of React, which reads what is saved. */
function placeDevice(setup: CalculatorSetup, state: Placing): void {
  setTimeout(async () => takeInPlace(setup, state, await lookedUp(state.getState().whereabouts)));
}

/** Also when the page comes back from the back/forward cache. */
function followOtherTabs(store: CalculatorStore, key: string) {
  window.addEventListener('storage', (event) => {
    if (event.key === key && event.newValue !== null) store.readLatest();
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) store.readLatest();
  });
}

/** Entries of another time zone by the device's clocks. Loaded on demand: few people travel. */
function showInDeviceZone(store: CalculatorStore): void {
  const { zone } = store.getState().model;
  if (zone === '' || zone === localZoneName()) return;
  import('@/lib/evening/change-zone')
    .then(({ inDeviceZone }) => {
      const { model } = store.getState();
      const moved = inDeviceZone(model, zonedNow());
      if (moved !== model) store.setState({ model: moved });
    })
    .catch((error: unknown) => console.warn('Times are shown as entered.', error));
}
