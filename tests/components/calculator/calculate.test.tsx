import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { router } from './next-navigation';
import { drink, enter, press, renderCalculator } from './render-calculator';
import { flat } from '../../flat';

vi.mock('next/navigation', () => import('./next-navigation'));

const scrollTo = vi.fn();

beforeEach(() => {
  router.push.mockClear();
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
});

const typeAmount = (text: string) => {
  const box = drink('beer').getByTestId('amount');
  fireEvent.focus(box);
  fireEvent.change(box, { target: { value: text } });
  fireEvent.blur(box);
};

describe('calculating', () => {
  it('is refused with a hint while nothing was drunk', () => {
    renderCalculator('en');
    expect(screen.queryByTestId('no-amount-hint')).not.toBeInTheDocument();
    press('calculate');
    expect(router.push).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toBe(screen.getByTestId('no-amount-hint'));
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing entered yet');
    expect(drink('beer').getByText('Enter an amount here')).toBeInTheDocument();
  });

  it('leads to the first amount, 50 px above the drinks', () => {
    renderCalculator('pl');
    vi.spyOn(screen.getByRole('region', { name: 'What you drank' }), 'getBoundingClientRect')
      // Only `top` is read.
      .mockReturnValue({ top: 900 } as DOMRect);
    press('calculate');
    expect(scrollTo).toHaveBeenCalledWith({ top: 850, behavior: 'smooth' });
    expect(drink('beer').getByTestId('amount')).toHaveFocus();
  });

  it('jumps there when the visitor wants no motion', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    renderCalculator('en');
    press('calculate');
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'auto' }));
    vi.mocked(window.matchMedia).mockRestore();
  });

  it('flashes and is announced again on the next refusal', () => {
    renderCalculator('en');
    press('calculate');
    const first = screen.getByRole('alert');
    press('calculate');
    expect(screen.getByRole('alert')).not.toBe(first);
  });

  it.each([
    ['en', '/result/'],
    ['pl', '/pl/wynik/'],
  ] as const)('goes to the result of the %s site once there is an amount', (siteCode, address) => {
    renderCalculator(siteCode);
    enter(siteCode, (state) => state.setEarlier(true));
    fireEvent.click(drink('wine').getByTestId('amount-plus'));
    press('calculate');
    expect(router.push).toHaveBeenCalledExactlyOnceWith(address);
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
    typeAmount('10001');
    expect(drink('beer').getByTestId('amount')).toHaveValue('10000');
    expect(flat(store.getState().model).alcoholSettings.beer.amount).toBe(10000);
  });
});
