import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptEvening } from '@/lib/evening/kept-evening';
import type { DrinkType } from '@/lib/model/model';
import { useToasts } from '@/lib/store/toasts';
import { enter, press, renderCalculator, storeOf } from './render-calculator';
import { flat } from '../../flat';

vi.mock('next/navigation', () => import('./next-navigation'));

/** The first five rows of issue 27: what was entered, and the time that must be said. */

const model = () => storeOf('pl').getState().model;
const newest = () => useToasts.getState().toasts.at(-1);
const filed = (): KeptEvening[] =>
  JSON.parse(localStorage.getItem('pl:evenings') ?? '{"evenings":[]}').evenings;

/** The tests run in UTC; the evenings were entered in Warsaw, an hour ahead, by the same clocks. */
const setClock = (time: string) => vi.setSystemTime(new Date(time));

async function tap(type: DrinkType) {
  const before = newest()?.id;
  press(`log-${type}`);
  await waitFor(() => expect(newest()?.id).not.toBe(before));
  await act(async () => {});
}

const cautious = () =>
  document
    .querySelector('[data-testid=panel-drive-time-late]')
    ?.getAttribute('data-instant')
    ?.slice(0, 16);

beforeEach(() => {
  localStorage.clear();
  useToasts.setState({ toasts: [] });
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

describe('drinks that are still in the blood', () => {
  it('stay when the evening gets longer than a day; only what is gone is filed', async () => {
    setClock('2026-11-20T20:02');
    renderCalculator('pl');
    await tap('beer');
    for (const time of ['20T20:50', '20T21:40', '21T18:31', '21T19:15', '21T20:05']) {
      setClock(`2026-11-${time}`);
      await tap('beer');
    }
    // Friday's three, gone by Saturday morning, are earlier; Saturday's three stay.
    expect(flat(model())).toMatchObject({
      startDay: '2026-11-21',
      timeStartInH24: '18:30',
      addedSittings: [],
    });
    expect(flat(model()).alcoholSettings.beer.amount).toBe(3);
    expect(filed()).toMatchObject([
      { model: { startDay: '2026-11-20', alcoholSettings: { beer: { amount: 3 } } } },
    ]);
    // 3 x 0.5 l of 5.6 %: 66.28 g x 0.9 x 1.15 / (44.076 x 1.055) = 1.4751 permille, down to 0.2 at
    // 0.12 an hour: 10 h 38 min after 18:30.
    await waitFor(() => expect(cautious()).toBe('2026-11-22T05:08'));
  });

  it('keep what was typed since when a log is undone', async () => {
    setClock('2026-11-20T20:02');
    renderCalculator('pl');
    await tap('beer');
    enter('pl', (state) => state.setAmount('vodka', 6));
    act(() => newest()?.action?.onAction());
    const { beer, vodka } = flat(model()).alcoholSettings;
    expect([beer.amount, vodka.amount]).toEqual([0, 6]);
  });
});
