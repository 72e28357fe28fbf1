import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forecastDrinking } from '@/lib/bac/drinking-forecast';
import { forecastMeasured } from '@/lib/bac/measured-forecast';
import { calculateDrinks } from '@/lib/evening/calculate-drinks';
import {
  drink,
  enter,
  enterMeasurement,
  enterThreeBeers,
  panelText,
  partsLoaded,
  press,
  renderCalculator,
  renderGiven,
} from './render-calculator';

vi.mock('@/lib/bac/drinking-forecast', { spy: true });
vi.mock('@/lib/bac/measured-forecast', { spy: true });
vi.mock('@/lib/evening/calculate-drinks', { spy: true });

/** How often an action opens the evening, computes drinks, and computes a measurement. */
function count(action: () => void) {
  vi.clearAllMocks();
  act(action);
  return [calculateDrinks, forecastDrinking, forecastMeasured].map(
    (computing) => vi.mocked<(...entered: never[]) => unknown>(computing).mock.calls.length,
  );
}

const once = [1, 1, 0];
const never = [0, 0, 0];

const type = (text: string) => () => {
  fireEvent.change(drink('beer').getByTestId('amount'), { target: { value: text } });
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 2, 12, 12, 0), toFake: ['Date'] });
});

/** The calculator of a visitor who gave everything, two days after the evening; the note, the panel, the bar and the plan show it. */
async function openEverything() {
  renderGiven('pl', 'PL');
  enterThreeBeers('pl');
  enter('pl', (state) => {
    state.setStartDay('2026-03-10');
    state.setReadyBy('08:00');
  });
  for (const testId of ['past-evening', 'panel-drive-time-late', 'ready-by-margin']) {
    expect(await screen.findByTestId(testId)).toBeInTheDocument();
  }
}

describe('an evening shown in many places', () => {
  it('is computed once for a keystroke', async () => {
    await openEverything();
    const amount = drink('beer').getByTestId('amount');
    fireEvent.focus(amount);
    expect(count(type('4'))).toEqual(once);
    expect(count(type('41'))).toEqual(once);
    expect(panelText()).toContain('Check your entries');
    expect(count(() => void fireEvent.blur(amount))).toEqual(never);
  });

  it('draws no field of another drink and of the body again for a keystroke', async () => {
    await openEverything();
    act(type('4'));
    // React writes the name of every input that it draws.
    const drawn = new MutationObserver(() => {});
    drawn.observe(document.body, { subtree: true, attributeFilter: ['name'] });
    act(type('41'));
    const drawnInputs = new Set(drawn.takeRecords().map(({ target }) => target));
    const { getByTestId } = screen;
    const expected = [drink('beer').getByTestId('amount'), getByTestId('entry-now')];
    expect(drawnInputs).toEqual(new Set([...expected, getByTestId('entry-earlier')]));
  });

  it('is not computed anew by the minutes that pass', async () => {
    await openEverything();
    expect(
      count(() => {
        vi.setSystemTime(new Date(2026, 2, 20, 12, 0));
        document.dispatchEvent(new Event('visibilitychange'));
      }),
    ).toEqual(never);
    // The page knows that the evening was a week ago.
    expect(screen.getByTestId('past-evening')).toHaveTextContent('Wed 11 Mar, 06:20');
  });

  it('is computed once for a keystroke of a measurement, with nothing of drinks', async () => {
    renderCalculator('pl');
    press('reading-mode');
    await partsLoaded();
    enterMeasurement('pl', { measuredDay: '2026-03-10', value: 0.5 });
    expect(await screen.findByTestId('past-evening')).toBeInTheDocument();
    const value = screen.getByTestId('reading-value');
    const typed = count(() => void fireEvent.change(value, { target: { value: '0,8' } }));
    expect(typed).toEqual([0, 0, 1]);
    // Falls from 75 min after the last drink, 15 min after the measurement: 1.15 x 0.8 - 0.2 in 360
    // min.
    expect(screen.getByTestId('panel-drive-time-late')).toHaveAttribute('data-minutes', '375');
  });
});

it('shows a saved display when an entry before it was drawn changed nothing', () => {
  const store = renderGiven('en', 'GB');
  const { dataset } = document.documentElement;
  dataset.display = 'awaited'; // lib/early/saved-marks.ts
  act(() => {
    store.getState().setAmount('beer', 2);
    store.setState(({ model }) => ({ model: { ...model } }));
  });
  expect(panelText()).not.toContain('No drinks yet');
  expect(dataset.display).toBeUndefined();
});
