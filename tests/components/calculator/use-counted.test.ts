import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCounted } from '@/components/calculator/use-counted';
import { reduceMotion } from '../motion';

beforeEach(() => {
  reduceMotion(false);
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
});

afterEach(() => {
  reduceMotion(false);
  vi.useRealTimers();
});

function counted(first: number | null) {
  const { result, rerender } = renderHook((value: number | null) => useCounted(value), {
    initialProps: first,
  });
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  return { now: () => result.current, rerender, pass };
}

describe('a level that counts', () => {
  it('is there at once the first time', () => {
    const { now, rerender } = counted(null);
    rerender(0.4);
    expect(now()).toBe(0.4);
  });

  it('passes what lies between and ends exactly, within 400 ms', () => {
    const { now, rerender, pass } = counted(0.4);
    rerender(0.8);
    const seen: number[] = [];
    for (let ms = 0; ms < 160; ms += 16) {
      pass(16);
      seen.push(now() ?? NaN);
    }
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.every((value) => value > 0.4 && value < 0.8)).toBe(true);
    pass(240);
    expect(now()).toBe(0.8);
  });

  it('goes on from where it is when the next one comes', () => {
    const { now, rerender, pass } = counted(0.4);
    rerender(0.8);
    pass(48);
    const between = now() ?? NaN;
    rerender(0.2);
    pass(16);
    expect(now()).toBeLessThanOrEqual(between);
    pass(400);
    expect(now()).toBe(0.2);
  });

  it('does not count where nothing shall move', () => {
    reduceMotion(true);
    const { now, rerender } = counted(0.4);
    rerender(0.8);
    expect(now()).toBe(0.8);
  });

  it('does not count to nothing', () => {
    const { now, rerender } = counted(0.4);
    rerender(null);
    expect(now()).toBeNull();
  });
});
