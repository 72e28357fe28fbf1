import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { dayOfKept, eveningsText } from '@/lib/evening/kept-evening';
import type * as Evenings from '@/lib/store/evenings';
import { usCatalog } from '../../fixtures/saved-models/catalogs';
import { kept } from '../../unit/evening/kept-entries';
import { tell, visit } from './visit';
import { flat } from '../../flat';
import { named } from '../../saved-names';

const key = 'pl:evenings';
const friday = kept('2026-11-20');
const thursday = kept('2026-11-19');

let warn: MockInstance<typeof console.warn>;
let loaded: typeof Evenings;

/** Reloads the page: state in memory is lost. */
async function load() {
  await visit();
  loaded = await import('@/lib/store/evenings');
}

beforeEach(async () => {
  warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  await load();
});

const list = () => loaded.keptEvenings('pl', usCatalog);
const add = (evening = friday) =>
  loaded.changeEvenings('pl', usCatalog, (old) => [...old, evening]);
const changes = () => loaded.useEveningsChanged.getState().times;

describe('the earlier evenings', () => {
  it('are none before one was kept, and looking stores nothing', () => {
    expect(list()).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it('are kept for each language under its own key', () => {
    add();
    expect(localStorage.getItem(key)).toBe(eveningsText([friday]));
    expect(Object.keys(localStorage)).toEqual([key]);
    expect(loaded.keptEvenings('en', usCatalog)).toEqual([]);
  });

  it('keep an entry that cannot be read here: it may be of another version', () => {
    const strange = { model: { age: 'thirty' }, peakPermille: 1 };
    localStorage.setItem(key, eveningsText([thursday], [strange]));
    expect(add()).toEqual([friday, thursday]);
    const stored = JSON.parse(localStorage.getItem(key) ?? '') as { evenings: { model: object }[] };
    const entries = stored.evenings.map(({ model, ...evening }) => ({
      model: named(model),
      ...evening,
    }));
    const filed = [friday, thursday].map((one) => ({ ...one, model: flat(one.model) }));
    expect(entries).toEqual([...filed, strange]);
    expect(warn).toHaveBeenCalled();
  });

  it('are none where the stored text is foreign', () => {
    localStorage.setItem(key, '{"evenings":[');
    expect(list()).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('are there on the next visit, newest first', async () => {
    add(thursday);
    expect(add()).toEqual([friday, thursday]);
    await load();
    expect(list()).toEqual([friday, thursday]);
  });
});

describe('two tabs', () => {
  it('change the list as the other one left it', () => {
    add(thursday);
    localStorage.setItem(key, eveningsText([kept('2026-11-18')]));
    expect(add().map(dayOfKept)).toEqual(['2026-11-20', '2026-11-18']);
  });

  it('tell each other of a change, and of cleared storage', () => {
    expect(changes()).toBe(0);
    tell(eveningsText([]), key);
    expect(changes()).toBe(1);
    tell(null, null);
    expect(changes()).toBe(2);
    tell('{}', 'pl:app-calc-model');
    tell('dark', 'theme');
    expect(changes()).toBe(2);
  });
});
