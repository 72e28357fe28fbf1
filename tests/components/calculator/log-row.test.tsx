import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DrinkType } from '@/lib/model/model';
import { useToasts } from '@/lib/store/toasts';
import { drink, enter, panelText, press, renderCalculator, storeOf } from './render-calculator';
import { flat } from '../../flat';

/**
 * Sets the clock on a day in March, by default a Tuesday; clocks do not change before the last
 * Sunday.
 */
const setClock = (hour: number, minute: number, day = 10) =>
  vi.setSystemTime(new Date(2026, 2, day, hour, minute));

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  vi.useFakeTimers({ toFake: ['Date'] });
  setClock(20, 33);
});

const model = () => storeOf('pl').getState().model;
const newest = () => useToasts.getState().toasts.at(-1);
const times = () => [flat(model()).timeStartInH24, flat(model()).timeFinishInH24];
/** Taps a button and waits for the toast: the code of the action is loaded on demand. */
async function tap(type: DrinkType) {
  const before = newest()?.id;
  press(`log-${type}`);
  await waitFor(() => expect(newest()?.id).not.toBe(before));
  await act(async () => {});
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
});

// What is counted, joined, filed and undone: store/count-drink.
describe('a tap', () => {
  it('counts a drink as drunk now, shows it and says so', async () => {
    renderCalculator('pl');
    await tap('vodka');
    expect(times()).toEqual(['20:30', '20:40']);
    expect(drink('vodka').getByTestId('amount')).toHaveValue('1');
    expect(newest()?.type).toBe('success');
    expect(words(newest()?.text)).toMatch(/^Logged \(20:33\): .+, .+, 40%$/);
    // 50 ml of 40 % are 15.78 g and 0.3054 (R01: 59.175 g are 1.1453), less 0.025 in ten minutes.
    await waitFor(() => expect(panelText()).toMatch(/rising until 20:40 to0,28 ‰/));
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
    fireEvent.click(await screen.findByTestId('another-remove-beer'));
    expect(screen.queryByTestId('drink-beer-another')).not.toBeInTheDocument();
  });
});

describe('a second tap', () => {
  const plusOf = (type: DrinkType) => drink(type).getByTestId('amount-plus');
  const amounts = () => {
    const { beer, wine } = flat(model()).alcoholSettings;
    return [beer.amount, wine.amount];
  };

  /** A tap at a place of the screen; the list may have moved under it. */
  function tapAt(type: DrinkType, clientY: number, timeStamp: number) {
    const click = new MouseEvent('click', { bubbles: true, detail: 1, clientX: 338, clientY });
    Object.defineProperty(click, 'timeStamp', { value: timeStamp });
    fireEvent(plusOf(type), click);
  }

  beforeEach(() => {
    renderCalculator('pl');
    press('entry-earlier');
  });

  it.each([
    ['in the same place soon after counts the first drink, which has moved', 450, 1500, [2, 0]],
    ['elsewhere counts the drink that is there', 518, 1500, [1, 1]],
    ['in the same place later does so too', 450, 2000, [1, 1]],
  ])('%s', (_, y, atMs, expected) => {
    tapAt('beer', 450, 1000);
    tapAt('wine', y, atMs);
    expect(amounts()).toEqual(expected);
  });

  it('of a key counts what has the focus', () => {
    fireEvent.click(plusOf('beer'));
    fireEvent.click(plusOf('wine'));
    expect(amounts()).toEqual([1, 1]);
  });
});
