import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isBarDue } from '@/components/calculator/display/bottom-bar';
import { enterThreeBeers, renderCalculator, renderGiven } from './render-calculator';

vi.mock('next/navigation', () => import('./next-navigation'));

const windowPx = 800;
const pagePx = 3000;

interface Layout {
  /** The window is at least 64rem wide. */
  isWide?: boolean;
  /** Top of the main button's own place in the window, pixels; by default below the window. */
  placeTop?: number;
  digitsBottom?: number;
}

/** Scrolls a page of 3000 px in a window of 800 px. */
function scrollTo(scrolledPx: number, layout: Layout = {}) {
  const { isWide = false, placeTop = 2000 - scrolledPx, digitsBottom = 180 - scrolledPx } = layout;
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(pagePx);
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isWide } as MediaQueryList);
  const main = screen.getByTestId('calculate').parentElement?.parentElement;
  const digits = screen.getByRole('complementary').firstElementChild?.firstElementChild;
  if (!main?.previousElementSibling || !digits) throw new Error('another page');
  vi.spyOn(main.previousElementSibling, 'getBoundingClientRect')
    // Only `top` is read.
    .mockReturnValue({ top: placeTop } as DOMRect);
  vi.spyOn(digits, 'getBoundingClientRect').mockReturnValue({ bottom: digitsBottom } as DOMRect);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72);
  vi.stubGlobal('innerHeight', windowPx);
  vi.stubGlobal('scrollY', scrolledPx);
  act(() => void window.dispatchEvent(new Event('scroll')));
  return main;
}

const isReachable = () => screen.getByTestId('calculate-floating').closest('[inert]') === null;
const bottomBar = () => document.documentElement.style.getPropertyValue('--bottom-bar');

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('isBarDue', () => {
  it.each([
    [249, false],
    [250, true],
    // 3000 - 800 - 600 = 1600: from here on the end of the page is within 600 px.
    [1599, true],
    [1600, false],
    [2200, false],
  ])('at %i px of the page is %s', (scrolledPx, isDue) => {
    expect(isBarDue({ scrolledPx, windowPx, pagePx })).toBe(isDue);
  });
});

describe('what stands at the foot of the window', () => {
  it('is on phones the main button while the digits are in view, then the bar', () => {
    renderCalculator('pl');
    const main = scrollTo(0);
    expect([main.className.includes('sticky'), isReachable()]).toEqual([true, false]);
    // Scrolled as far, but large text keeps the digits in view.
    scrollTo(300, { digitsBottom: 200 });
    expect([main.className.includes('sticky'), isReachable()]).toEqual([true, false]);
    scrollTo(300);
    expect([main.className.includes('sticky'), isReachable()]).toEqual([false, true]);
    scrollTo(0);
    expect([main.className.includes('sticky'), isReachable()]).toEqual([true, false]);
  });

  it('does not change under a finger, so that the click finds what was pressed', () => {
    vi.useFakeTimers();
    renderCalculator('pl');
    const main = scrollTo(0);
    fireEvent.pointerDown(screen.getByTestId('calculate'));
    scrollTo(300);
    expect([main.className.includes('sticky'), isReachable()]).toEqual([true, false]);
    fireEvent.pointerUp(document.body);
    act(() => void vi.advanceTimersByTime(299));
    expect([main.className.includes('sticky'), isReachable()]).toEqual([true, false]);
    act(() => void vi.advanceTimersByTime(1));
    expect([main.className.includes('sticky'), isReachable()]).toEqual([false, true]);
    // A pointer that is down elsewhere does not hold the bar.
    fireEvent.pointerDown(document.body);
    scrollTo(0);
    expect([main.className.includes('sticky'), isReachable()]).toEqual([true, false]);
    vi.useRealTimers();
  });

  it('is nothing where the main button stands in its own place, on phones and desktops', () => {
    renderCalculator('pl');
    for (const isWide of [true, false]) {
      scrollTo(400, { isWide });
      expect(isReachable()).toBe(true);
      scrollTo(400, { isWide, placeTop: 700 });
      expect(isReachable()).toBe(false);
      // Scrolled past it.
      scrollTo(1500, { isWide, placeTop: -500 });
      expect(isReachable()).toBe(true);
    }
  });

  it('is out of reach at the top of a desktop, however far away the main button is', () => {
    renderCalculator('pl');
    const main = scrollTo(0, { isWide: true });
    expect([main.className.includes('sticky'), isReachable()]).toEqual([false, false]);
    scrollTo(249, { isWide: true });
    expect(isReachable()).toBe(false);
  });

  it('is nothing near the end of the page', () => {
    renderCalculator('pl');
    const main = scrollTo(2200);
    expect([main.className.includes('sticky'), isReachable()]).toEqual([false, false]);
    expect(bottomBar()).toBe('');
  });

  it('tells the page its height, whichever it is', () => {
    renderCalculator('pl');
    scrollTo(0);
    expect(bottomBar()).toBe('72px');
    scrollTo(400);
    expect(bottomBar()).toBe('72px');
    scrollTo(0, { isWide: true });
    expect(bottomBar()).toBe('');
  });

  it('shows level, waiting time and the limit', () => {
    // A Tuesday; the cautious time of R01 is on Wednesday, "śr.", 06:19, said up to five minutes.
    vi.useFakeTimers({ now: new Date(2026, 2, 10, 20, 0) });
    renderGiven('pl', 'PL');
    enterThreeBeers('pl');
    const bar = screen.getByTestId('calculate-floating').parentElement;
    expect(bar?.textContent?.replaceAll('\u00a0', ' ')).toBe(
      '0,85 ‰0,2 ‰ Polandnot before śr. 06:20 · 10 h 20 minCalculate',
    );
    vi.useRealTimers();
  });
});
