import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eveningsText } from '@/lib/evening/kept-evening';
import { siteCodes } from '@/lib/site/sites';
import { usCatalog } from '../../fixtures/saved-models/catalogs';
import version3 from '../../fixtures/saved-models/version-3.json';
import { kept } from '../../unit/evening/kept-entries';
import { key, eachNight, save, saved, visitedStore } from './visit';
import { flat } from '../../flat';

const foreign = ['themes', 'locale-of-another', 'english:notes', 'app-calc-model', 'xx:evenings'];

eachNight();
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined));

async function open() {
  const store = await visitedStore();
  const { deleteEverything } = await import('@/lib/store/delete-everything');
  return { store, deleteEverything };
}

/** Stores everything that the app ever stores, in every language. */
function storeAll() {
  for (const code of siteCodes) {
    save(version3, `${code}:app-calc-model`);
    localStorage.setItem(`${code}:evenings`, eveningsText([kept('2026-11-20')]));
    localStorage.setItem(`${code}:offline-said`, 'said');
  }
  localStorage.setItem('theme', 'light');
  localStorage.setItem('locale', 'pl');
}

describe('deleteEverything', () => {
  it('deletes every key of ours, of all languages, and nothing else', async () => {
    storeAll();
    foreign.forEach((name) => localStorage.setItem(name, 'theirs'));
    const { deleteEverything } = await open();
    deleteEverything();
    expect(Object.keys(localStorage).sort()).toEqual([...foreign].sort());
  });

  it('shows the entries of a first visit, in the units on show', async () => {
    save(version3);
    const { store, deleteEverything } = await open();
    const { unitSystem } = store.getState().model;
    deleteEverything();
    const { model } = store.getState();
    expect(flat(model)).toMatchObject({
      unitSystem,
      age: 39,
      gender: 0,
      startDay: '',
      addedSittings: [],
    });
    expect(model.selectedCountryId).toBe('');
    expect(Object.values(flat(model).alcoholSettings).map(({ amount }) => amount)).toEqual([
      0, 0, 0, 0,
    ]);
  });

  it('writes nothing back: no change of before, not its own, also when the page is left', async () => {
    storeAll();
    const { store, deleteEverything } = await open();
    store.getState().setAge(50);
    vi.advanceTimersByTime(499);
    deleteEverything();
    vi.advanceTimersByTime(5000);
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.length).toBe(0);
  });

  it('lets the next entry be saved as ever', async () => {
    storeAll();
    const { store, deleteEverything } = await open();
    deleteEverything();
    store.getState().setAge(50);
    vi.advanceTimersByTime(500);
    expect(Object.keys(localStorage)).toEqual([key]);
    expect(saved().state).toMatchObject({ age: 50, startDay: '' });
  });

  it('empties the list of earlier evenings at once, where it is shown', async () => {
    storeAll();
    const { deleteEverything } = await open();
    const { keptEvenings, useEveningsChanged } = await import('@/lib/store/evenings');
    const seen: number[] = [];
    useEveningsChanged.subscribe(() => seen.push(keptEvenings('en', usCatalog).length));
    expect(keptEvenings('en', usCatalog)).toHaveLength(1);
    deleteEverything();
    expect(seen.at(-1)).toBe(0);
  });

  it('deletes what the page only remembers, where storage is denied', async () => {
    const denied = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { deleteEverything } = await open();
    const { changeEvenings, keptEvenings } = await import('@/lib/store/evenings');
    changeEvenings('en', usCatalog, () => [kept('2026-11-20')]);
    deleteEverything();
    expect(keptEvenings('en', usCatalog)).toEqual([]);
    denied.mockRestore();
  });
});
