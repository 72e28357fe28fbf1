import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CalculatorState } from '@/lib/store/calculator';
import { sittingActions } from '@/lib/store/sitting-actions';
import { useToasts } from '@/lib/store/toasts';
import { enter, partsLoaded, press, renderCalculator, storeOf } from './render-calculator';
import { flat } from '../../flat';

beforeEach(() => {
  // A Sunday, three hours after the default start on Saturday.
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 0, 15) });
});

async function open(known: Partial<CalculatorState> = {}) {
  const store = renderCalculator('en', known);
  await partsLoaded();
  return store;
}

const dayButton = (label = 'Day of the first sip') =>
  screen.getByRole('button', { name: (name) => name.startsWith(label) });
/** Opens the wheel, does something in it and presses OK. */
function inWheel<Found>(act: (rows: HTMLElement[], list: HTMLElement) => Found, label?: string) {
  fireEvent.click(dayButton(label));
  const wheel = within(screen.getByTestId('wheel-picker'));
  const found = act(wheel.getAllByRole('option'), wheel.getByRole('listbox'));
  fireEvent.click(wheel.getByTestId('wheel-ok'));
  return found;
}
const options = () => inWheel((rows) => rows.map(({ textContent }) => textContent));
const choose = (day: string, label?: string) =>
  inWheel((rows, list) => {
    fireEvent.keyDown(list, { key: 'Home' });
    const row = rows.findIndex(({ textContent }) => textContent?.endsWith(day));
    for (let i = 0; i < row; i++) fireEvent.keyDown(list, { key: 'ArrowDown' });
  }, label);
const dateBox = () => screen.queryByLabelText('Another date');
const day = () => {
  const { startDay, isDayChosen } = storeOf('en').getState().model;
  return [startDay, isDayChosen];
};

describe('the day of the evening', () => {
  it('is shown before the evening is begun, is then not moved by the hour, and chosen around today', async () => {
    await open();
    expect(dayButton()).toHaveTextContent('Sat 21 Nov');
    expect(day()).toEqual(['', false]);
    enter('en', (state) => state.setAmount('beer', 1));
    expect(day()).toEqual(['2026-11-21', false]);
    act(() => vi.advanceTimersByTime(24 * 3_600_000));
    expect(dayButton()).toHaveTextContent('Sat 21 Nov');
    expect(day()).toEqual(['2026-11-21', false]);
    expect(options()).toEqual([
      'Tomorrow, Tue 24 Nov',
      'Today, Mon 23 Nov',
      'Yesterday, Sun 22 Nov',
      'Sat 21 Nov',
      'Fri 20 Nov',
      'Thu 19 Nov',
      'Wed 18 Nov',
      'Tue 17 Nov',
      'Another date',
    ]);
  });

  it('is the one that was chosen', async () => {
    await open();
    choose('Thu 19 Nov');
    expect(day()).toEqual(['2026-11-19', true]);
    expect(dayButton()).toHaveTextContent('Thu 19 Nov');
    expect(screen.getByTestId('time-start')).toHaveAccessibleDescription('Thu');
    // A time of today has no day beside it.
    choose('Sun 22 Nov');
    enter('en', (state) => state.setTimeFinish('02:00'));
    expect(screen.getByTestId('time-start')).toHaveAccessibleDescription('');
    expect(screen.getByTestId('time-finish')).toHaveAccessibleDescription('Mon');
    expect(dateBox()).not.toBeInTheDocument();
  });

  it('is any date, which a box asks for', async () => {
    await open();
    choose('Another date');
    expect(day()).toEqual(['', false]);
    expect(dateBox()).toHaveValue('2026-11-21');
    fireEvent.change(dateBox() as HTMLElement, { target: { value: '2026-10-31' } });
    expect(day()).toEqual(['2026-10-31', true]);
    expect(screen.getByTestId('time-start')).toHaveAccessibleDescription('Sat 31 Oct');
    fireEvent.change(dateBox() as HTMLElement, { target: { value: '' } });
    expect(day()).toEqual(['2026-10-31', true]);
    choose('Sat 31 Oct');
    expect(dateBox()).not.toBeInTheDocument();
    expect(dayButton()).toHaveTextContent('Sat 31 Oct');
  });

  it('is that of the box also when it was changed from elsewhere', async () => {
    const store = await open();
    enter('en', (state) => state.setAmount('beer', 1));
    const { model } = store.getState();
    choose('Another date');
    fireEvent.change(dateBox() as HTMLElement, { target: { value: '2026-10-31' } });
    enter('en', (state) => state.setSittings(model));
    expect(day()).toEqual(['2026-11-21', false]);
    expect(dateBox()).toHaveValue('2026-11-21');
  });

  it('does not change the box under the hands of who types in it', async () => {
    await open();
    choose('Another date');
    dateBox()?.focus();
    enter('en', (state) => state.setStartDay('2026-11-20'));
    expect(dateBox()).toHaveValue('2026-11-21');
  });

  it('is never one that is half typed', async () => {
    await open();
    choose('Another date');
    const box = dateBox() as HTMLInputElement;
    for (const typed of ['12026-11-22', '0202-11-22', '9999-12-31']) {
      // Browsers report such a year while it is typed; happy-dom would report an empty value.
      vi.spyOn(box, 'value', 'get').mockReturnValue(typed);
      fireEvent.input(box);
      expect(day(), typed).toEqual(['', false]);
    }
  });
});

describe('the day of a measurement', () => {
  it('is shown and chosen in the same way', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 22, 0, 15), shouldAdvanceTime: true });
    await open();
    press('reading-mode');
    await partsLoaded();
    await screen.findByTestId('reading-value');
    const name = 'Day of the reading';
    expect(dayButton(name)).toHaveTextContent('Sun 22 Nov');
    fireEvent.change(screen.getByTestId('reading-value'), { target: { value: '0.08' } });
    choose('Fri 20 Nov', name);
    expect(storeOf('en').getState().model.measurement).toMatchObject({
      measuredDay: '2026-11-20',
      isDayChosen: true,
    });
    expect(dayButton(name)).toHaveTextContent('Fri 20 Nov');
    expect(screen.getByTestId('reading-time')).toHaveAccessibleDescription('Fri');
  });
});

describe('the button for now', () => {
  const newest = () => useToasts.getState().toasts.at(-1);
  const times = () => {
    const { startDay, timeStartInH24, timeFinishInH24 } = flat(storeOf('en').getState().model);
    return [startDay, timeStartInH24, timeFinishInH24];
  };

  it('sets the last sip to now, says so, and is undone without losing a drink', async () => {
    const store = await open();
    enter('en', (state) => state.setAmount('beer', 2));
    act(() => vi.setSystemTime(new Date(2026, 10, 22, 0, 13)));
    press('set-now');
    await vi.waitFor(() => expect(newest()?.text).toBe('Last sip set to 00:20.'));
    expect(times()).toEqual(['2026-11-21', '21:00', '00:20']);
    enter('en', (state) => state.setAmount('wine', 1));
    act(() => newest()?.action?.onAction());
    expect(times()).toEqual(['2026-11-21', '21:00', '23:00']);
    expect(flat(store.getState().model).alcoholSettings.wine.amount).toBe(1);
  });

  it('is there on Earlier, but not with several sittings: of which would it be?', async () => {
    await open();
    expect(screen.queryByTestId('set-now')).not.toBeInTheDocument();
    press('entry-earlier');
    expect(screen.getByTestId('set-now')).toHaveAccessibleName('Set last sip to now');
    act(() => sittingActions(storeOf('en')).addSitting());
    expect(screen.queryByTestId('set-now')).not.toBeInTheDocument();
  });
});
