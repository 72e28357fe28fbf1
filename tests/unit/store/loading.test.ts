import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLoading, useLoading } from '@/lib/store/loading';

const isVisible = () => useLoading.getState().isVisible;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// When the bar comes and goes: tests/components/shell/loading-bar.
describe('startLoading', () => {
  it('never shows the bar for short requests, however many', () => {
    const wasVisible = vi.fn();
    const stop = useLoading.subscribe(wasVisible);
    for (let count = 0; count < 10; count++) {
      const done = startLoading();
      vi.advanceTimersByTime(400);
      done();
    }
    vi.advanceTimersByTime(5000);
    stop();
    expect(wasVisible.mock.calls.filter(([{ isVisible: shown }]) => shown)).toEqual([]);
  });

  it('hides the bar only when all requests are done', () => {
    const first = startLoading();
    const second = startLoading();
    vi.advanceTimersByTime(600);
    first();
    first();
    expect(isVisible()).toBe(true);
    second();
    expect(isVisible()).toBe(false);
  });
});
