import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOADING_DELAY_MS, startLoading, useLoading } from '@/lib/store/loading';

const isVisible = () => useLoading.getState().isVisible;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('startLoading', () => {
  it('shows the bar once a request has run for 500 ms, and hides it at its end', () => {
    expect(LOADING_DELAY_MS).toBe(500);
    const done = startLoading();
    vi.advanceTimersByTime(499);
    expect(isVisible()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isVisible()).toBe(true);
    done();
    expect(isVisible()).toBe(false);
  });

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
