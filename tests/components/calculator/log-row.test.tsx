import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptEvening } from '@/lib/evening/kept-evening';
import type { DrinkType } from '@/lib/model/model';
import { useToasts } from '@/lib/store/toasts';
import {
  drink,
  enter,
  enterThreeBeers,
  panelText,
  partsLoaded,
  press,
  renderCalculator,
  storeOf,
} from './render-calculator';
import { openedForm } from '../../saved-names';
import { flat } from '../../flat';

vi.mock('next/navigation', () => import('./next-navigation'));

/**
 * Sets the clock on a day in March, by default a Tuesday; clocks do not change before the last
 * Sunday.
 */
const setClock = (hour: number, minute: number, day = 10) =>
  vi.setSystemTime(new Date(2026, 2, day, hour, minute));

beforeEach(() => {
  localStorage.clear();
  useToasts.setState({ toasts: [] });
  vi.useFakeTimers({ toFake: ['Date'] });
  setClock(20, 33);
});
afterEach(() => vi.useRealTimers());

const model = () => storeOf('pl').getState().model;
const newest = () => useToasts.getState().toasts.at(-1);
const times = () => [flat(model()).timeStartInH24, flat(model()).timeFinishInH24];
const filed = (): KeptEvening[] =>
  JSON.parse(localStorage.getItem('pl:evenings') ?? '{"evenings":[]}').evenings;

/** Taps a button and waits for the toast: the code of the action is loaded on demand. */
async function tap(type: DrinkType) {
  const before = newest()?.id;
  press(`log-${type}`);
  await waitFor(() => expect(newest()?.id).not.toBe(before));
  await act(async () => {});
}

function undo() {
  expect(newest()?.action?.label).toBe('Undo');
  act(() => newest()?.action?.onAction());
}

const words = (text = '') => text.replaceAll('\u00a0', ' ');

describe('the plus of a drink on Now', () => {
  it('is the only one, in each row', () => {
    const store = renderCalculator('pl');
    const buttons = screen.getAllByTestId(/^log-/).map((button) => button.dataset.testid);
    expect(buttons).toEqual(store.getState().catalog.typeOrder.map((type) => `log-${type}`));
    for (const type of store.getState().catalog.typeOrder) {
      const pluses = drink(type).getAllByTestId('amount-plus');
      expect(pluses).toHaveLength(1);
      expect(pluses[0]).toContainElement(screen.getByTestId(`log-${type}`));
    }
  });

  it('only counts on Earlier, to which a typed amount and a set time turn it', () => {
    renderCalculator('pl');
    const isNow = () => screen.queryByTestId('log-beer') !== null;
    enter('pl', (state) => state.setAmount('beer', 2));
    expect(isNow()).toBe(false);
    press('entry-now');
    expect(isNow()).toBe(true);
    enter('pl', (state) => state.setTimeFinish('22:00'));
    expect(isNow()).toBe(false);
    const before = times();
    fireEvent.click(drink('beer').getByTestId('amount-plus'));
    expect(drink('beer').getByTestId('amount')).toHaveValue('3');
    expect(times()).toEqual(before);
  });

  it('asks when, at the third tap within ten minutes', async () => {
    renderCalculator('pl');
    await tap('beer');
    await tap('beer');
    expect(flat(model()).givenEnds).toBe('both');
    setClock(20, 42);
    await tap('beer');
    expect(flat(model())).toMatchObject({ givenEnds: 'none', timeStartInH24: '20:30' });
    expect(flat(model()).alcoholSettings.beer.amount).toBe(3);
  });
});

describe('a tap', () => {
  it('counts a drink as drunk now, shows it and says so', async () => {
    renderCalculator('pl');
    await tap('vodka');
    expect(times()).toEqual(['20:30', '20:40']);
    expect(drink('vodka').getByTestId('amount')).toHaveValue('1');
    expect(newest()?.type).toBe('success');
    expect(words(newest()?.text)).toMatch(/^Logged \(20:33\): .+, .+, 40%$/);
    // 50 ml of 40 % are 15.78 g and 0.3054 (R01: 59.175 g are 1.1453), less 0.025 in ten minutes.
    expect(panelText()).toMatch(/rising by 20:40 to0,28 ‰/);
  });

  it('leaves no older undo, which would take back the newer tap', async () => {
    renderCalculator('pl');
    await tap('beer');
    const withBeer = JSON.stringify(model());
    setClock(20, 58);
    await tap('wine');
    expect(useToasts.getState().toasts).toHaveLength(1);
    undo();
    expect(JSON.stringify(model())).toBe(withBeer);
  });

  it('after another strength was entered makes a line for another kind', async () => {
    renderCalculator('pl');
    await tap('beer');
    const { percent } = flat(model()).alcoholSettings.beer;
    enter('pl', (state) => state.setPercent('beer', 9));
    setClock(20, 50);
    await tap('beer');
    expect(words(newest()?.text)).toContain('9%');
    expect(screen.queryAllByTestId('sitting')).toHaveLength(0);
    expect(screen.getByTestId('drink-beer-another')).toBeInTheDocument();
    expect(flat(model()).alcoholSettings.beer).toMatchObject({ amount: 1, percent });
    expect(flat(model()).addedSittings).toMatchObject([
      { anotherType: 'beer', alcoholSettings: { beer: { amount: 1, percent: 9 } } },
    ]);
    press('another-remove-beer');
    expect(screen.queryByTestId('drink-beer-another')).not.toBeInTheDocument();
  });

  it('that needs a seventh sitting joins the two with the shortest pause, with a warning', async () => {
    renderCalculator('pl');
    for (const hour of [9, 11, 13, 15, 17, 19]) {
      setClock(hour, 0);
      await tap('beer');
    }
    expect(newest()?.type).toBe('success');
    setClock(21, 0);
    await tap('wine');
    expect(newest()?.type).toBe('warning');
    expect(newest()?.text).toContain('There are six sessions at most, so two were joined.');
    expect(flat(model()).addedSittings).toHaveLength(5);
    expect(flat(model())).toMatchObject({ timeStartInH24: '09:00', timeFinishInH24: '11:10' });
    expect(flat(model()).addedSittings[4]).toMatchObject({ timeStartInH24: '21:00' });
  });
});

describe('a tap when the entered evening is over', () => {
  // Golden case R01 from 21:00 on the 10th: sober 659 minutes later, past twelve hours after that.
  it('begins a new one, files the old one, and is undone to the letter', async () => {
    renderCalculator('pl');
    enterThreeBeers('pl');
    setClock(20, 33, 12);
    await partsLoaded();
    press('entry-now');
    const before = model();
    await tap('wine');
    expect(model()).toMatchObject({ startDay: '2026-03-12', isLogged: true });
    expect(times()).toEqual(['20:30', '20:40']);
    expect(flat(model()).alcoholSettings.beer).toMatchObject({ amount: 0, percent: 5 });
    expect(filed().map((kept) => openedForm(kept.model))).toEqual([before]);
    // The likely peak of R01.
    expect(filed()[0]?.peakPermille).toBeCloseTo(0.845303595698676, 9);
    undo();
    expect(JSON.stringify(model())).toBe(JSON.stringify(before));
    expect(filed()).toEqual([]);
  });
});
