import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CountUp } from '@/components/result/count-up';

const overlay = () => screen.getByTestId('number').querySelector('[data-shown]');

function show(isMotionReduced: boolean) {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isMotionReduced } as MediaQueryList);
  render(
    <p data-testid="number">
      <CountUp value={0.85} format={(value) => value.toFixed(2)} />
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
});
