import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dismissToast,
  pauseToasts,
  resumeToasts,
  showToast,
  TOAST_MS,
  useToasts,
} from '@/lib/store/toasts';

const texts = () => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  useToasts.getState().toasts.forEach(({ id }) => dismissToast(id));
  resumeToasts();
  vi.useRealTimers();
});

describe('showToast', () => {
  it('hides the toast after 3 s', () => {
    expect(TOAST_MS).toBe(3000);
    showToast({ text: 'Data recalculated...', type: 'info' });
    vi.advanceTimersByTime(2999);
    expect(texts()).toEqual(['Data recalculated...']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('queues toasts, each with its own 3 s', () => {
    showToast({ text: 'first', type: 'info' });
    vi.advanceTimersByTime(1000);
    showToast({ text: 'second', type: 'error' });
    expect(texts()).toEqual(['first', 'second']);
    vi.advanceTimersByTime(2000);
    expect(texts()).toEqual(['second']);
  });

  it('replaces a toast that says the same, with new 3 s', () => {
    const first = showToast({ text: 'again', type: 'info' });
    vi.advanceTimersByTime(2000);
    const second = showToast({ text: 'again', type: 'info' });
    expect(texts()).toEqual(['again']);
    expect(second).not.toBe(first);
    vi.advanceTimersByTime(2999);
    expect(texts()).toEqual(['again']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('keeps a sticky toast, with its action, until it is dismissed', () => {
    const onAction = vi.fn();
    const action = { label: 'Reload', onAction };
    const id = showToast({ text: 'New version', type: 'info', sticky: true, action });
    vi.advanceTimersByTime(60_000);
    useToasts.getState().toasts[0]?.action?.onAction();
    expect(onAction).toHaveBeenCalledTimes(1);
    dismissToast(id);
    expect(texts()).toEqual([]);
  });
});

describe('dismissToast', () => {
  it('takes that toast away and does not mind one that is gone', () => {
    const id = showToast({ text: 'first', type: 'info' });
    showToast({ text: 'second', type: 'info' });
    dismissToast(id);
    dismissToast(id);
    expect(texts()).toEqual(['second']);
  });
});

describe('pauseToasts', () => {
  it('keeps every toast until resumed, then gives it 3 s', () => {
    showToast({ text: 'before', type: 'info' });
    vi.advanceTimersByTime(2900);
    pauseToasts();
    showToast({ text: 'during', type: 'info' });
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['before', 'during']);
    resumeToasts();
    vi.advanceTimersByTime(2999);
    expect(texts()).toEqual(['before', 'during']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });
});
