import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useToasts } from '@/lib/store/toasts';
import { drink, englishCatalogs, enter, press, renderCalculator } from './render-calculator';
import { browserIn } from '../../places';
import { flat } from '../../flat';

const textOf = (testId: string) =>
  (screen.getByTestId(testId).textContent ?? '').replaceAll('\u00a0', ' ');

describe('the unit toggle', () => {
  it('is there on the English site only', () => {
    renderCalculator('de');
    expect(screen.queryByTestId('unit-system')).not.toBeInTheDocument();
  });

  it('offers stone to British visitors', () => {
    renderCalculator('en', {
      catalog: englishCatalogs.gb,
      whereabouts: browserIn('Europe/London', 'en-GB'),
    });
    press('unit-stone');
    // 78 kg are 171.96 lb: 12 st 4 lb
    expect(screen.getByTestId('weight')).toHaveAccessibleName(/^Weight 12\sst 4\slb$/);
    press('unit-imperial');
    expect(textOf('weight')).toContain('172 lb');
    expect(screen.getByTestId('unit-imperial')).toBeChecked();
  });

  it('offers no stone to others', () => {
    renderCalculator('en', { whereabouts: browserIn('', 'en-US') });
    expect(screen.queryByTestId('unit-stone')).not.toBeInTheDocument();
  });
});

describe('the person', () => {
  it('is of an age within bounds, and told why it is 18', () => {
    renderCalculator('pl');
    const age = screen.getByTestId('age');
    for (const [typed, shown] of [
      ['old', '39'],
      ['101', '100'],
      ['17', '18'],
    ] as const) {
      fireEvent.change(age, { target: { value: typed } });
      fireEvent.blur(age);
      expect(age).toHaveValue(shown);
      const words = screen.queryByText('This calculator is for adults only. The age is set to 18.');
      expect(words !== null).toBe(typed === '17');
    }
  });
});

describe('the evening', () => {
  it('says "next day" when the last sip is earlier on the clock than the first, and warns of lost pauses', async () => {
    renderCalculator('pl');
    expect(screen.queryByText('next day')).not.toBeInTheDocument();
    enter('pl', (state) => state.setTimeFinish('02:10'));
    expect(screen.getByText('next day')).toBeInTheDocument();
    expect(screen.getByTestId('time-finish')).toHaveAccessibleDescription('next day');
    enter('pl', (state) => state.setTimeFinish('21:00'));
    expect(screen.queryByText('next day')).not.toBeInTheDocument();
    // Pauses are lost only when it is longer than six hours.
    enter('pl', (state) => state.setTimeFinish('03:10'));
    expect(await screen.findByTestId('long-period-hint')).toHaveTextContent('more than 6 hours');
    enter('pl', (state) => state.setTimeFinish('03:00'));
    expect(screen.queryByTestId('long-period-hint')).not.toBeInTheDocument();
  });
});

describe('the drinks', () => {
  it('show the strength in the writing of the site, the size of the glass, and the unit of millilitres', () => {
    renderCalculator('pl');
    const percent = (type: 'beer' | 'vodka') => drink(type).getByTestId('percent').textContent;
    expect([percent('beer'), percent('vodka')]).toEqual(['5,6%', '40%']);
    const serving = () =>
      drink('beer').getByTestId('serving').textContent?.replaceAll('\u00a0', ' ');
    expect(serving()).toBe('0,5 l');
    enter('pl', (state) => state.setServing('beer', 'beer-custom'));
    expect(serving()).toBe('ml');
    // Its amount is typed, not counted by taps.
    expect(drink('beer').queryByTestId('log-beer')).not.toBeInTheDocument();
  });

  it('that were cleared come back without what was entered in between', async () => {
    const { getState } = renderCalculator('pl');
    const newest = () => useToasts.getState().toasts.at(-1);
    useToasts.setState({ toasts: [] });
    enter('pl', (state) => state.setAmount('beer', 4));
    fireEvent.click(drink('beer').getByTestId('amount-clear'));
    await waitFor(() => expect(newest()?.text).toBe('Cleared: 4 × Piwo'));
    enter('pl', (state) => state.setAmount('wine', 3));
    act(() => newest()?.action?.onAction());
    const { beer, wine } = flat(getState().model).alcoholSettings;
    expect([beer.amount, wine.amount]).toEqual([4, 3]);
  });
});
