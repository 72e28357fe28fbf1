import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptEvening } from '@/lib/evening/kept-evening';
import { beginAgain, emptyEvening } from '@/lib/evening/new-evening';
import type { CalculatorStore } from '@/lib/store/calculator';
import type * as Evenings from '@/lib/store/evenings';
import type * as NewEvening from '@/lib/store/new-evening';
import { sittingActions } from '@/lib/store/sitting-actions';
import { usCatalog } from '../../fixtures/saved-models/catalogs';
import version3 from '../../fixtures/saved-models/version-3.json';
import { kept } from '../../unit/evening/kept-entries';
import { openedForm } from '../../saved-names';
import { eachNight, save, saved, visitedStore } from './visit';
import { flat } from '../../flat';

const listKey = 'en:evenings';
const listed = (): KeptEvening[] =>
  JSON.parse(localStorage.getItem(listKey) ?? '{"evenings":[]}').evenings.map(
    ({ model, ...evening }: { model: object }) => ({ model: openedForm(model), ...evening }),
  );

let store: CalculatorStore;
let loaded: typeof NewEvening;
let evenings: typeof Evenings;

eachNight();
beforeEach(async () => {
  save(version3);
  store = await visitedStore();
  loaded = await import('@/lib/store/new-evening');
  evenings = await import('@/lib/store/evenings');
});

const model = () => store.getState().model;
const begun = (peakPermille: number | null) =>
  loaded.replaceEvening(store, peakPermille, emptyEvening(model(), usCatalog));
const letters = () => JSON.stringify(model());
const keep = (...list: KeptEvening[]) => void evenings.changeEvenings('en', usCatalog, () => list);

describe('a new evening', () => {
  it('is undone bit for bit, on the page and in storage', () => {
    const before = letters();
    const undo = begun(0.85);
    expect(letters()).not.toBe(before);
    vi.advanceTimersByTime(500);
    vi.setSystemTime(new Date(2026, 10, 29, 12, 0));
    undo();
    expect(letters()).toBe(before);
    expect(listed()).toEqual([]);
    vi.advanceTimersByTime(500);
    expect(openedForm(saved().state)).toEqual(JSON.parse(before));
  });

  it('is undone to the letter once it has drinks of its own', () => {
    const before = letters();
    const undo = begun(0.85);
    store.getState().setAmount('beer', 2);
    const { alcoholSettings, age, heightInCm, weightInKg } = flat(model());
    undo();
    expect(letters()).toBe(before);
    // What was entered since goes to the list, with its peak and not with 0.00 (Watson).
    expect(listed().map((filed) => flat(filed.model).alcoholSettings)).toEqual([alcoholSettings]);
    const { amount, percent, servingItemCapacityInMl: ml } = alcoholSettings.beer;
    const grams = ((amount * ml * percent) / 100) * 0.789;
    const waterLitres =
      model().gender === 1
        ? -2.097 + 0.1069 * heightInCm + 0.2466 * weightInKg
        : 2.447 - 0.09516 * age + 0.1074 * heightInCm + 0.3362 * weightInKg;
    // 21:00 to 23:00 after a normal meal.
    const peakPermille = (grams * 0.9) / (waterLitres * 1.055) - 0.15 * 2;
    expect(listed()[0]?.peakPermille).toBeCloseTo(peakPermille, 2);
  });

  it('leaves the list when it is undone on a first visit, where nothing was saved before', async () => {
    localStorage.clear();
    store = await visitedStore();
    loaded = await import('@/lib/store/new-evening');
    store.getState().setAmount('beer', 2);
    sittingActions(store).addAnotherKind('beer', 0);
    store.getState().setAmount('beer', 1, 0, 1);
    const before = letters();
    const undo = begun(0.85);
    expect(listed()).toHaveLength(1);
    undo();
    expect(listed()).toEqual([]);
    expect(letters()).toBe(before);
  });

  it('files nothing where nothing was drunk', () => {
    begun(null);
    expect(listed()).toEqual([]);
  });
});

describe('an earlier evening opened again', () => {
  const friday = kept('2026-11-20', 4, { age: 44 });
  const open = () => loaded.replaceEvening(store, 0.85, beginAgain(friday.model), [friday]);

  it('leaves the list, and the one that was there goes into it', () => {
    keep(friday, kept('2026-11-19'));
    const before = model();
    open();
    expect(model()).toMatchObject({ age: 44, startDay: '2026-11-20' });
    expect(listed()).toEqual([{ model: before, peakPermille: 0.85 }, kept('2026-11-19')]);
  });

  it('and closed by an undo is there again, with the body of before', () => {
    keep(friday, kept('2026-11-19'));
    const before = letters();
    const undo = open();
    undo();
    expect(letters()).toBe(before);
    expect(listed()).toEqual([friday, kept('2026-11-19')]);
  });
});
