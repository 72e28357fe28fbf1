import type { CalculatorSetup } from '@/lib/store/opened-entries';
import { beforeEach, vi } from 'vitest';
import type * as Calculator from '@/lib/store/calculator';
import { openedForm } from '../../saved-names';
import file from '../../fixtures/saved-models/version-2.json';
import { gbCatalog, usCatalog } from '../../fixtures/saved-models/catalogs';

export const key = 'en:app-calc-model';

export const setup: CalculatorSetup = {
  siteCode: 'en',
  catalogs: { en: usCatalog, gb: gbCatalog },
  unitsAllowChange: true,
};

/** `version-2.json` of somebody in the United States, whose glasses it has. */
export const version2 = { ...file, state: { ...file.state, selectedCountryId: 'US' } };

/** Ten minutes after the measurement of `version-2.json`: the Sunday after its evening. */
export const night = new Date(2026, 10, 22, 2, 50);

/** `version-2.json` when opened that night: as it is then saved. */
export const version2SavedAgain = {
  ...version2.state,
  isBodySet: true,
  isHeightSet: true,
  isAgeSet: true,
  givenEnds: 'both',
  addedSittings: version2.state.addedSittings.map((one) => ({ ...one, givenEnds: 'both' })),
  chosenInCountry: '',
  isClassChosen: true,
  startDay: '2026-11-21',
  isDayChosen: false,
  isLogged: false,
  isEarlier: true,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  madeIn: '',
  reading: {
    ...version2.state.reading,
    measuredDay: '2026-11-22',
    isDayChosen: false,
    givenEnds: 'both',
  },
};
export const version2Opened = openedForm(version2SavedAgain);

export const save = (content: unknown, name = key) =>
  localStorage.setItem(name, JSON.stringify(content));
export const saved = () => JSON.parse(localStorage.getItem(key) ?? 'null');

/** Dispatches the event that a tab gets when another one has written. */
export const tell = (newValue: string | null, name: string | null = key) =>
  window.dispatchEvent(new StorageEvent('storage', { key: name, newValue }));

const heard = [window, document].map((target) => ({
  target,
  listen: target.addEventListener.bind(target) as EventTarget['addEventListener'],
}));
let closePage = () => {};

/** Reloads the page: only storage is kept, and event listeners of the previous page are removed. */
export async function visit(): Promise<typeof Calculator> {
  closePage();
  vi.resetModules();
  const page = new AbortController();
  closePage = () => page.abort();
  for (const { target, listen } of heard) {
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: unknown) =>
      listen(type, listener as EventListener, { signal: page.signal }),
    );
  }
  return import('@/lib/store/calculator');
}

/** The store after reloading the page, with the saved entries read. */
export async function visitedStore(
  changed: Partial<CalculatorSetup> = {},
): Promise<Calculator.CalculatorStore> {
  const store = (await visit()).calculatorStore({ ...setup, ...changed });
  await store.rehydrate();
  return store;
}

/** Begins each test that night, in the United States. */
export function eachNight() {
  beforeEach(() => {
    vi.useFakeTimers({ now: night });
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US']);
  });
}
