import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { router } from '../next-navigation';
import {
  enter,
  enterMeasurement,
  enterThreeBeers,
  panelText,
  press,
  partsLoaded,
  renderCalculator,
  renderGiven,
} from './render-calculator';
import { browserIn } from '../../places';

/** A Tuesday in March at 23:37; the clocks do not change that night. */
const evening = new Date(2026, 2, 10, 23, 37);

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ now: evening, shouldAdvanceTime: true });
});

/** Opens the form of measurements in a calculator. */
async function openMeasurement(renderPage: () => void = () => renderCalculator('pl')) {
  renderPage();
  press('reading-mode');
  await partsLoaded();
  await screen.findByTestId('reading-value');
}

const type = (text: string) =>
  fireEvent.change(screen.getByTestId('reading-value'), { target: { value: text } });
const textOf = (testId: string) =>
  screen.getByTestId(testId).textContent?.replaceAll('\u00a0', ' ');

describe('the way in from a measurement', () => {
  it('keeps what was entered on either way', async () => {
    await openMeasurement();
    type('0,8');
    press('drinks-mode');
    enterThreeBeers('pl');
    expect(panelText()).toContain('0,75 ‰');
    press('reading-mode');
    expect(screen.getByTestId('reading-value')).toHaveValue('0,80');
    expect(panelText()).toContain('0,78 ‰');
    press('drinks-mode');
    expect(panelText()).toContain('0,75 ‰');
  });

  it('does not change times that were entered before', async () => {
    renderCalculator('pl');
    enterMeasurement('pl', { timeMeasuredInH24: '20:00' });
    press('reading-mode');
    await screen.findByTestId('reading-value');
    expect(textOf('reading-time')).toBe('20:00');
  });

  it('begins an hour after the last drink, and shows level and cautious time of the value', async () => {
    await openMeasurement();
    expect(textOf('reading-time')).toBe('23:30');
    expect(textOf('reading-last-drink')).toBe('22:30');
    expect(screen.getByText('1 h before the reading')).toBeInTheDocument();
    expect(panelText()).toContain('No reading yet');
    expect(panelText()).not.toMatch(/\d\d:\d\d/);
    type('0,8');
    enterMeasurement('pl', { timeLastDrinkInH24: '23:10' });
    enter('pl', (state) => state.setOwnLimit(0.5));
    const text = panelText();
    // The current level is the main value: seven minutes at 0.15 an hour later, 0.7825.
    expect(text).toContain('Now, likely0,78 ‰');
    // Cautious: falls from 75 min after 23:10, 55 min after 23:30; (0.92 - 0.5) / 0.12 h are 210
    // min more. Likely: 120 min. The next day is "Wed".
    expect(text).toContain('Wed 03:55From now4 h 18 min');
    expect(screen.getByText('20 min before the reading', { normalizer: spaced })).toBeVisible();
  });

  it('never says "safe", and "estimated" where the limit is kept', async () => {
    await openMeasurement(() => renderGiven('pl', 'PL'));
    type('0,1');
    // 0.115 fall in 57.5 min, from 75 min after 22:30: 73 min after 23:30, 00:43 said as 00:45.
    expect(panelText()).toContain(
      'Estimated under the limit: not permission to driveNow, likely0,08 ‰0,08 ‰ up to 0,120,2 ‰ PolandAlcohol affects your driving, even if the cautious estimate stays under 0,2 ‰.By the cautious estimate there is alcohol in your blood until Wed 00:45, even if under 0,2 ‰.',
    );
    expect(document.body.textContent).not.toMatch(/safe/i);
    // One that is the limit is at it, not below.
    type('0,2');
    expect(panelText()).toContain('Do not drive before');
    expect(panelText()).not.toContain('under the limit');
  });

  it('warns of alcohol in the mouth under 15 minutes only', async () => {
    await openMeasurement();
    const lastDrink = (timeLastDrinkInH24: string) =>
      enterMeasurement('pl', { timeLastDrinkInH24 });
    expect(screen.queryByTestId('mouth-alcohol')).toBeNull();
    lastDrink('23:16');
    expect(textOf('mouth-alcohol')).toContain('Within 15 minutes of the last sip');
    lastDrink('23:15');
    expect(screen.queryByTestId('mouth-alcohol')).toBeNull();
    lastDrink('23:30');
    expect(textOf('mouth-alcohol')).toContain('measure again');
    expect(screen.getByText('at the time of the reading')).toBeVisible();
  });

  it('is of the day on which it was measured, also after midnight', async () => {
    await openMeasurement();
    type('0,8');
    expect(screen.getByTestId('reading-time')).toHaveAccessibleDescription('');
    act(() => vi.advanceTimersByTime(3_600_000));
    // Wednesday, 00:37: the measurement was on Tuesday, "Tue"
    expect(panelText()).toContain('0,63 ‰');
    expect(screen.getByTestId('reading-time')).toHaveAccessibleDescription('Tue');
    const lastDrink = screen.getByTestId('reading-last-drink');
    expect(lastDrink).toHaveAccessibleDescription(/^Tue 1\sh before the reading$/);
    enterMeasurement('pl', { timeLastDrinkInH24: '23:50' });
    // A clock time after that of the measurement means the day before, Monday.
    expect(lastDrink).toHaveAccessibleDescription(/^Mon 23\sh\s40/);
  });

  it('names the ratio of breath to blood and whose law it is', async () => {
    await openMeasurement();
    expect(screen.queryByTestId('breath-ratio')).toBeNull();
    enterMeasurement('pl', { unit: 'breathMgPerL' });
    expect(textOf('breath-ratio')).toBe(
      'Converted at 2000:1, the breath-to-blood ratio set by law (Poland). ',
    );
    type('0,25');
    // 0.25 mg/L x 2000 = 0.5 g/L; x 2100 = 0.525; x 2300 = 0.575.
    expect(textOf('breath-ratio')).toContain('In blood, that is about 0,50 ‰.');
    enter('pl', (state) => state.setCountry('TH'));
    expect(textOf('breath-ratio')).toBe(
      'Converted at 2100:1, the breath-to-blood ratio most devices use. In blood, that is about 0,53 ‰.',
    );
    enter('pl', (state) => state.setCountry('GB'));
    expect(textOf('breath-ratio')).toContain(
      'Converted at 2300:1, the breath-to-blood ratio set by law (United Kingdom).',
    );
    expect(panelText()).toContain('0,56 ‰');
  });

  it('asks for the value, and leads to the result once there is one', async () => {
    await openMeasurement();
    press('calculate');
    expect(screen.getByTestId('no-reading-hint')).toHaveTextContent('No reading entered yet');
    expect(screen.getByTestId('reading-value')).toHaveFocus();
    expect(router.push).not.toHaveBeenCalled();
    type('0,3');
    expect(screen.queryByTestId('no-reading-hint')).toBeNull();
    press('calculate');
    expect(router.push).toHaveBeenCalledWith('/pl/wynik/');
  });

  it('begins with the unit of the devices of the country, in its own words', async () => {
    await openMeasurement(() => renderCalculator('en', { whereabouts: browserIn('', 'en-US') }));
    expect(screen.getByTestId('reading-unit')).toHaveTextContent('% BAC');
    type('0.08');
    enter('en', (state) => state.setUnitSystem('imperial'));
    expect(panelText()).toContain('0.078% BAC');
  });
});

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
