import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isBarDue } from '@/components/calculator/use-floating-bar';
import { enterThreeBeers, renderCalculator } from './render-calculator';

vi.mock('next/navigation', () => import('./next-navigation'));

const windowPx = 800;
const pagePx = 3000;

/** Scrolls a page of 3000 px in a window of 800 px. */
function scrollTo(scrolledPx: number) {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(pagePx);
  vi.stubGlobal('innerHeight', windowPx);
  vi.stubGlobal('scrollY', scrolledPx);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

const isReachable = () => screen.getByTestId('calculate-floating').closest('[inert]') === null;
const footBar = () => document.documentElement.style.getPropertyValue('--foot-bar');

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('isBarDue', () => {
  it.each([
    [249, false],
    [250, true],
    // 3000 - 800 - 600 = 1600: from there on the end is within 600 px
    [1599, true],
    [1600, false],
    [2200, false],
  ])('at %i px of the page is %s', (scrolledPx, isDue) => {
    expect(isBarDue({ scrolledPx, windowPx, pagePx })).toBe(isDue);
  });
});

describe('the floating bar', () => {
  it('is out of reach at the top and near the end of the page', () => {
    renderCalculator('pl');
    expect(isReachable()).toBe(false);
    scrollTo(250);
    expect(isReachable()).toBe(true);
    scrollTo(2200);
    expect(isReachable()).toBe(false);
  });

  it('tells the page its height while it is shown', () => {
    renderCalculator('pl');
    expect(footBar()).toBe('');
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72);
    scrollTo(400);
    expect(footBar()).toBe('72px');
    scrollTo(0);
    expect(footBar()).toBe('');
  });

  it('gives way on phones to the panel it stands in for', () => {
    renderCalculator('pl');
    const panel = screen.getByRole('complementary', { name: 'Live estimate' });
    const place = vi.spyOn(panel, 'getBoundingClientRect');
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
    place.mockReturnValue({ top: 500, bottom: 900 } as DOMRect);
    scrollTo(700);
    expect(isReachable()).toBe(false);
    place.mockReturnValue({ top: -500, bottom: -100 } as DOMRect);
    scrollTo(1500);
    expect(isReachable()).toBe(true);
  });

  it('shows peak and waiting time', () => {
    // A Tuesday; R01 ends cautiously on Wednesday, "śr.".
    vi.useFakeTimers({ now: new Date(2026, 2, 10, 22, 0) });
    renderCalculator('pl');
    enterThreeBeers('pl');
    const bar = screen.getByTestId('calculate-floating').parentElement;
    expect(bar?.textContent?.replaceAll('\u00a0', ' ')).toBe('0,85 ‰wait until śr. 06:19Calculate');
    vi.useRealTimers();
  });
});
