import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { enterThreeBeers, renderCalculator, renderGiven } from './render-calculator';

/** Scrolls a page of 3000 px in a window of 800 px, with the main button so far down. */
function scrollTo(scrolledPx: number, buttonPx = 2000) {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
  const top = buttonPx - scrolledPx;
  vi.spyOn(screen.getByTestId('calculate'), 'getBoundingClientRect')
    // Only these are read.
    .mockReturnValue({ top, bottom: top + 52 } as DOMRect);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', scrolledPx);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

const isReachable = () => screen.getByTestId('calculate-floating').closest('[inert]') === null;
const bottomBar = () => document.documentElement.style.getPropertyValue('--bottom-bar');

describe('the bar', () => {
  it('is there in the middle of the page, tells its height, and is gone while the main button is in view', () => {
    renderCalculator('pl');
    for (const [scrolledPx, isThere] of [
      [0, false],
      [249, false],
      [250, true],
      // 3000 - 800 - 600 = 1600: from here on the end of the page is within 600 px.
      [1599, true],
      [1600, false],
    ] as const) {
      scrollTo(scrolledPx, 3000);
      expect(isReachable(), `at ${scrolledPx} px`).toBe(isThere);
      expect(bottomBar()).toBe(isThere ? '72px' : '');
    }
    scrollTo(1200);
    expect(isReachable()).toBe(true);
    scrollTo(1201);
    expect(isReachable()).toBe(false);
  });

  it('does not change under a finger, so that the click finds what was pressed', () => {
    vi.useFakeTimers();
    renderCalculator('pl');
    scrollTo(300);
    fireEvent.pointerDown(screen.getByTestId('calculate-floating'));
    scrollTo(0);
    expect(isReachable()).toBe(true);
    fireEvent.pointerUp(document.body);
    act(() => void vi.advanceTimersByTime(299));
    expect(isReachable()).toBe(true);
    act(() => void vi.advanceTimersByTime(1));
    expect(isReachable()).toBe(false);
    // A pointer that is down elsewhere does not hold the bar.
    fireEvent.pointerDown(document.body);
    scrollTo(300);
    expect(isReachable()).toBe(true);
    vi.useRealTimers();
  });

  it('leads back to the display', () => {
    renderGiven('pl', 'PL');
    enterThreeBeers('pl');
    scrollTo(400);
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    fireEvent.click(screen.getByRole('button', { name: /not before/ }));
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  });
});
