import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CountUp } from '@/components/ui/count-up';

const overlay = () => screen.getByTestId('number').querySelector('[data-shown]');

const format = (value: number) => value.toFixed(2);

function reduceMotion(isReduced: boolean) {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isReduced } as MediaQueryList);
}

function show(isMotionReduced: boolean) {
  reduceMotion(isMotionReduced);
  render(
    <p data-testid="number">
      <CountUp value={0.85} from={0} format={format} />
    </p>,
  );
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('counting up', () => {
  it('says the final value from the first moment and is done in under 400 ms', () => {
    show(false);
    expect(screen.getByTestId('number')).toHaveTextContent(/^0\.85$/);
    expect(overlay()).toHaveAttribute('data-shown', '0.00');
    act(() => vi.advanceTimersByTime(150));
    const halfway = Number(overlay()?.getAttribute('data-shown'));
    expect(halfway).toBeGreaterThan(0.2);
    expect(halfway).toBeLessThan(0.85);
    act(() => vi.advanceTimersByTime(249));
    expect(overlay()).toBeNull();
    expect(screen.getByTestId('number')).toHaveTextContent(/^0\.85$/);
  });

  it('stands still with reduced motion', () => {
    show(true);
    expect(overlay()).toBeNull();
    expect(screen.getByTestId('number')).toHaveTextContent(/^0\.85$/);
  });

  it('goes on from where it is when another value comes, and not at all without one before', () => {
    reduceMotion(false);
    const page = (value: number) => (
      <p data-testid="number">
        <CountUp value={value} format={format} />
      </p>
    );
    const { rerender } = render(page(0.4));
    expect(overlay()).toBeNull();
    rerender(page(0.8));
    expect(overlay()).toHaveAttribute('data-shown', '0.40');
    act(() => void vi.advanceTimersByTime(100));
    const between = overlay()?.getAttribute('data-shown') ?? '';
    expect(Number(between)).toBeGreaterThan(0.4);
    rerender(page(0.2));
    expect(overlay()).toHaveAttribute('data-shown', between);
    act(() => void vi.advanceTimersByTime(399));
    expect(overlay()).toBeNull();
    expect(screen.getByTestId('number')).toHaveTextContent(/^0\.20$/);
  });
});
