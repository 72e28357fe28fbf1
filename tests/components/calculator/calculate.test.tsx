import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerMedia } from '../media';
import { router } from '../next-navigation';
import {
  drink,
  enter,
  enterThreeBeers,
  press,
  renderCalculator,
  renderGiven,
} from './render-calculator';
import { flat } from '../../flat';

const scrollTo = vi.fn();

beforeEach(() => {
  router.push.mockClear();
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
});

describe('calculating', () => {
  it('is refused with a hint while nothing was drunk, and leads to the first amount, 50 px above the drinks', () => {
    renderCalculator('en');
    expect(screen.queryByTestId('no-amount-hint')).not.toBeInTheDocument();
    press('calculate');
    expect(router.push).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toBe(screen.getByTestId('no-amount-hint'));
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing entered yet');
    expect(drink('beer').getByText('Enter an amount here')).toBeInTheDocument();
    const first = screen.getByRole('alert');
    vi.spyOn(screen.getByRole('region', { name: 'What you drank' }), 'getBoundingClientRect')
      // Only `top` is read.
      .mockReturnValue({ top: 900 } as DOMRect);
    press('calculate');
    expect(scrollTo).toHaveBeenCalledWith({ top: 850, behavior: 'smooth' });
    expect(drink('beer').getByTestId('amount')).toHaveFocus();
    // It flashes and is announced again.
    expect(screen.getByRole('alert')).not.toBe(first);
  });

  it('jumps there when the visitor wants no motion', () => {
    answerMedia(true);
    renderCalculator('en');
    press('calculate');
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'auto' }));
  });

  it('is asked for by the floating button just as well', () => {
    renderCalculator('en');
    press('calculate-floating');
    expect(screen.getByTestId('no-amount-hint')).toBeInTheDocument();
    enter('en', (state) => state.setAmount('other', 1));
    press('calculate-floating');
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/result/');
  });
});

describe('the amount of a drink', () => {
  it('is kept within 0 and 10000', () => {
    const store = renderCalculator('en');
    expect(drink('beer').getByTestId('amount-minus')).toHaveAttribute('aria-disabled', 'true');
    const box = drink('beer').getByTestId('amount');
    fireEvent.focus(box);
    fireEvent.change(box, { target: { value: '10001' } });
    fireEvent.blur(box);
    expect(box).toHaveValue('10000');
    expect(flat(store.getState().model).alcoholSettings.beer.amount).toBe(10000);
  });
});

/** Scrolls a page of 3000 px in a window of 800 px, with the main button so far down. */
function scrollPage(scrolledPx: number, buttonPx = 2000) {
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

describe('the bar of Calculate', () => {
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
      scrollPage(scrolledPx, 3000);
      expect(isReachable(), `at ${scrolledPx} px`).toBe(isThere);
      expect(bottomBar()).toBe(isThere ? '72px' : '');
    }
    scrollPage(1200);
    expect(isReachable()).toBe(true);
    scrollPage(1201);
    expect(isReachable()).toBe(false);
  });

  it('does not change under a finger, so that the click finds what was pressed', () => {
    vi.useFakeTimers();
    renderCalculator('pl');
    scrollPage(300);
    fireEvent.pointerDown(screen.getByTestId('calculate-floating'));
    scrollPage(0);
    expect(isReachable()).toBe(true);
    fireEvent.pointerUp(document.body);
    act(() => void vi.advanceTimersByTime(299));
    expect(isReachable()).toBe(true);
    act(() => void vi.advanceTimersByTime(1));
    expect(isReachable()).toBe(false);
    // A pointer that is down elsewhere does not hold the bar.
    fireEvent.pointerDown(document.body);
    scrollPage(300);
    expect(isReachable()).toBe(true);
  });

  it('leads back to the display', () => {
    renderGiven('pl', 'PL');
    enterThreeBeers('pl');
    scrollPage(400);
    answerMedia(false);
    fireEvent.click(screen.getByRole('button', { name: /not before/ }));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  });
});
