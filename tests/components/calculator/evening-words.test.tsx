import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enter, panelText, partsLoaded, renderGiven } from './render-calculator';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 0, 15) });
});

/**
 * Saturday 21 November, 20:30 to 00:10, limit 0.2. In golden case R01 59.175 g make 1.145304. 4490
 * ml of 5 % are 177.1305 g and make 3.428275. Cautious: 1.15 x 3.428275 - 0.2 fall in 31.1876 h at
 * 0.12, 1872 min: Monday 03:42, said as 03:45. Likely: 3.428275 - 0.2 fall in 21.5218 h at 0.15, 1292 min: Sunday
 * 18:02.
 */
function enterSaturday() {
  renderGiven('en', 'PL');
  enter('en', (state) => {
    state.setTimeStart('20:30');
    state.setTimeFinish('00:10');
    state.setServing('beer', state.catalog.types.beer.items.find((row) => row.isCustom)?.id ?? '');
    state.setPercent('beer', 5);
    state.setAmount('beer', 4490);
  });
}

/** The page stays open until a moment. */
function lookAt(moment: Date) {
  vi.setSystemTime(moment);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const cautious = () => screen.getByTestId('panel-drive-time-late');
const cautiousText = () => cautious().textContent?.replace(/\s+/g, ' ').trim();
const barText = () =>
  screen.getByTestId('calculate-floating').parentElement?.textContent?.replaceAll('\u00a0', ' ');

const instant = new Date(2026, 10, 23, 3, 42).toISOString();

describe('the cautious time of an evening of two nights', () => {
  it('is the same however late it is looked at, and carries its weekday', async () => {
    enterSaturday();
    expect(panelText()).toContain('Do not drive beforeMon 03:45From now27 h 30 min');
    expect(barText()).toContain('not before Mon 03:45');
    expect(cautious()).toHaveAttribute('data-minutes', '1872');
    for (const [moment, time, wait] of [
      [new Date(2026, 10, 22, 19, 0), 'Mon 03:45', '8 h 45 min'],
      [new Date(2026, 10, 23, 3, 0), '03:45', '45 min'],
      [new Date(2026, 10, 23, 3, 44), '03:45', '1 min'],
    ] as const) {
      lookAt(moment);
      expect(cautiousText()).toBe(time);
      expect(panelText()).toContain(`From now${wait}`);
      expect(barText()).toContain(`not before ${time}0.02% BAC Poland`);
      expect(cautious()).toHaveAttribute('data-instant', instant);
    }
    // It has passed as it comes: the state leads.
    lookAt(new Date(2026, 10, 23, 3, 45));
    expect(panelText()).toMatch(/^The cautious time has passedThe cautious time was 03:45/);
    expect(cautious()).toHaveAttribute('data-instant', instant);
    expect(barText()).toBe('The cautious time has passed0.02% BAC PolandCalculate');
    // Days and weeks later it is said in the past tense.
    for (const [moment, time] of [
      [new Date(2026, 10, 26, 12, 0), 'Mon 03:45'],
      [new Date(2026, 11, 10, 12, 0), 'Mon 23 Nov, 03:45'],
    ] as const) {
      lookAt(moment);
      await partsLoaded();
      expect(cautiousText()).toBe(`Its cautious time was ${time}.`);
      expect(cautious()).toHaveAttribute('data-instant', instant);
      expect(barText()).toContain('Evening of Sat 21 Nov0.02% BAC Poland');
      expect(panelText()).not.toMatch(/do not drive/i);
      expect(barText()).not.toContain('not before');
    }
  });
});
