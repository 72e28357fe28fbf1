import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CalculatorState } from '@/lib/store/calculator';
import { sittingActions } from '@/lib/store/sitting-actions';
import { useToasts } from '@/lib/store/toasts';
import { router } from '../next-navigation';
import { enter, panelText, press, renderCalculator, storeOf } from './render-calculator';
import { flat } from '../../flat';

beforeEach(() => {
  router.push.mockClear();
  useToasts.setState({ toasts: [] });
  // A Tuesday in March, an hour after the start; the clocks do not change that night.
  vi.useFakeTimers({ now: new Date(2026, 2, 10, 22, 0), toFake: ['Date'] });
});

const change = (action: (state: CalculatorState) => void) => enter('pl', action);
const added = () => flat(storeOf('pl').getState().model).addedSittings;
const blocks = () => screen.queryAllByTestId('sitting');
const block = (index: number) => {
  const found = blocks()[index];
  if (!found) throw new Error(`No added sitting ${index}`);
  return within(found);
};
const heading = (name: string) => screen.getByRole('heading', { name });
const timesIn = (index: number) =>
  ['time-start', 'time-finish'].map((id) => block(index).getByTestId(id).textContent);

/** Sittings are there already, with nothing drunk. */
async function withAdded(count: number) {
  const store = renderCalculator('pl');
  act(() => {
    for (let added = 0; added < count; added++) sittingActions(store).addSitting();
  });
  await waitFor(() => expect(blocks()).toHaveLength(count));
}

/** Adds a sitting and waits until its block has the focus. */
async function add(number: number) {
  press('add-sitting');
  const title = await screen.findByRole('heading', { name: `Session ${number}` });
  await waitFor(() => expect(title).toHaveFocus());
}

/** Clicks the button of the newest toast. */
function undo() {
  const action = useToasts.getState().toasts.at(-1)?.action;
  expect(action?.label).toBe('Undo');
  act(() => action?.onAction());
}

/** One period of ten hours with a glass of wine and two beers. */
function enterLongDay() {
  change((state) => {
    state.setTimeStart('12:00');
    state.setTimeFinish('22:00');
    state.setAmount('wine', 1);
    state.setAmount('beer', 2);
  });
}

describe('another sitting', () => {
  it('begins at the last sip, on its day, with nothing drunk, and takes the focus', async () => {
    renderCalculator('pl');
    change((state) => state.setAmount('beer', 3));
    await add(2);
    expect(timesIn(0)).toEqual(['23:00', '00:00']);
    expect(block(0).getByText('Tue 10 Mar')).toBeInTheDocument();
    expect(block(0).getByTestId('time-start')).toHaveAccessibleDescription('');
    expect(block(0).getByTestId('time-finish')).toHaveAccessibleDescription('Wed');
    const amounts = block(0).getAllByTestId('amount');
    expect(amounts.map((box) => (box as HTMLInputElement).value)).toEqual(['0', '0', '0', '0']);
    // A label on both cards of the first sitting, without a heading.
    expect(screen.getAllByText('Session 1')).toHaveLength(2);
  });

  it('takes the focus once only: not when the form comes back later', async () => {
    renderCalculator('pl');
    await add(2);
    change((state) => state.setEntryMode('measurement'));
    expect(blocks()).toHaveLength(0);
    change((state) => state.setEntryMode('drinks'));
    expect(blocks()).toHaveLength(1);
    expect(heading('Session 2')).not.toHaveFocus();
  });

  it('is placed by its clock times, can be moved by days, and stands in the time line', async () => {
    await withAdded(1);
    const strip = screen.getByRole('region', { name: 'All sessions' });
    // 21:00 to 00:00.
    expect(strip).toHaveTextContent('21:00Wed 00:00');
    // 12:00 to 13:00 before 21:00 to 23:00: eleven hours in total; on the day after it would be
    // sixteen.
    change((state) => {
      state.setTimeStart('12:00', 1);
      state.setTimeFinish('13:00', 1);
    });
    const later = block(0).getByRole('button', { name: 'One day later' });
    const earlier = block(0).getByRole('button', { name: 'One day earlier' });
    const day = () => block(0).getByRole('status').textContent;
    expect(block(0).getByText('Tue 10 Mar')).toBeInTheDocument();
    expect(day()).toBe('Session 2: Tue 10 Mar');
    // In the order of time, by the numbers of their blocks.
    const inStrip = within(strip).getAllByRole('listitem');
    expect(inStrip.map(({ textContent }) => textContent)).toEqual([
      'Session 2: 12:00 to 13:00',
      'Session 1: 21:00 to 23:00',
    ]);
    fireEvent.click(later);
    expect(day()).toBe('Session 2: Wed 11 Mar');
    fireEvent.click(earlier);
    fireEvent.click(earlier);
    // Its ends say on which day they are.
    expect(strip).toHaveTextContent('Mon 12:0023:00');
    act(() => {
      for (let days = 0; days < 5; days++) sittingActions(storeOf('pl')).moveSitting(1, -1);
    });
    fireEvent.click(earlier);
    fireEvent.click(earlier);
    expect(added()[0]?.dayShift).toBe(-7);
    expect(earlier).toHaveAttribute('aria-disabled', 'true');
    expect(later).toHaveAttribute('aria-disabled', 'false');
  });

  it('goes and comes back whole', async () => {
    await withAdded(2);
    change((state) => {
      state.setAmount('vodka', 2, 1);
      state.setAmount('beer', 1, 2);
    });
    const before = added();
    fireEvent.click(block(0).getByTestId('sitting-remove'));
    expect(added()).toEqual([before[1]]);
    // The third sitting is now the second.
    expect(heading('Session 2')).toHaveFocus();
    expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['Session 2 removed.']);
    undo();
    expect(added()).toEqual(before);
    expect(heading('Session 2')).toHaveFocus();
    fireEvent.click(block(1).getByTestId('sitting-remove'));
    expect(heading('Session 2')).toHaveFocus();
    fireEvent.click(block(0).getByTestId('sitting-remove'));
    expect(blocks()).toHaveLength(0);
    expect(screen.getByTestId('add-sitting')).toHaveFocus();
    undo();
    expect(heading('Session 2')).toHaveFocus();
  });

  it('is the sixth at most', async () => {
    await withAdded(5);
    expect(screen.queryByTestId('add-sitting')).not.toBeInTheDocument();
    expect(screen.getByText('You can enter 6 drinking sessions at most.')).toBeInTheDocument();
    change((state) => {
      state.setTimeStart('12:00');
      state.setTimeFinish('22:00');
    });
    const hint = within(await screen.findByTestId('long-period-hint'));
    expect(hint.queryByRole('button')).not.toBeInTheDocument();
    fireEvent.click(block(4).getByTestId('sitting-remove'));
    expect(screen.getByTestId('add-sitting')).toBeInTheDocument();
    expect(hint.getByRole('button')).toBeInTheDocument();
  });
});

describe('a long period', () => {
  it('is split in two, and made one again', async () => {
    renderCalculator('pl');
    enterLongDay();
    const before = storeOf('pl').getState().model;
    fireEvent.click(await screen.findByRole('button', { name: 'Split in two' }));
    await screen.findByRole('heading', { name: 'Session 2' });
    // A third of ten hours is 3 h 20 min.
    expect(screen.getAllByTestId('time-finish')[0]).toHaveTextContent('15:20');
    expect(timesIn(0)).toEqual(['18:40', '22:00']);
    expect(screen.queryByTestId('long-period-hint')).not.toBeInTheDocument();
    expect(screen.getAllByTestId('time-start')[0]).toHaveFocus();
    expect(useToasts.getState().toasts[0]?.text).toBe(
      'Split into two sessions with a break. Now adjust the times and drinks.',
    );
    undo();
    expect(storeOf('pl').getState().model).toEqual(before);
    expect(blocks()).toHaveLength(0);
    expect(screen.getByTestId('time-start')).toHaveFocus();
  });
});

describe('more than three days', () => {
  it('are said at the time line and in place of the measurement, and lead there: nothing is lost', async () => {
    await withAdded(1);
    // A beer at 20:00, and one that ends 25 hours after that, three days later.
    change((state) => {
      state.setTimeStart('20:00');
      state.setTimeFinish('21:00');
      state.setTimeStart('19:30', 1);
      state.setTimeFinish('21:00', 1);
      state.setAmount('beer', 1);
      state.setAmount('beer', 1, 1);
    });
    act(() => {
      for (let days = 0; days < 3; days++) sittingActions(storeOf('pl')).moveSitting(1, 1);
    });
    const words = 'You have been drinking for three days';
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(panelText()).toContain(words);
    expect(panelText()).not.toMatch(/No drinks yet|\d\d:\d\d/);
    expect(document.querySelector('aside .glow')).toBeNull();
    expect(screen.getByTestId('calculate-floating').parentElement).toHaveTextContent(words);
    const before = storeOf('pl').getState().model;
    press('calculate');
    expect(router.push).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(storeOf('pl').getState().model).toEqual(before);
    fireEvent.click(block(0).getByRole('button', { name: 'One day earlier' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    press('calculate');
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/pl/wynik/');
  });
});
