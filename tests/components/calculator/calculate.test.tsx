import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { router } from '../router';
import { drink, enter, press, renderCalculator } from './render-calculator';
import { flat } from '../../flat';

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
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    renderCalculator('en');
    press('calculate');
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'auto' }));
    vi.mocked(window.matchMedia).mockRestore();
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
