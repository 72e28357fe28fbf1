import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, pauseToasts, resumeToasts, showToast, useToasts } from '@/lib/store/toasts';

/** The texts of visible toasts, without those that are closing. */
const texts = () =>
  useToasts
    .getState()
    .toasts.filter(({ isLeaving }) => !isLeaving)
    .map(({ text }) => text);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  resumeToasts();
  useToasts.getState().toasts.forEach(({ id }) => dismissToast(id));
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('showToast', () => {
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
});

describe('offers', () => {
  const offer = (text: string) => ({
    text,
    type: 'success' as const,
    action: { label: 'Undo', onAction: vi.fn() },
  });

  it('stay for 8 s: there must be time to reach them', () => {
    showToast(offer('Counted: beer'));
    vi.advanceTimersByTime(7999);
    expect(texts()).toEqual(['Counted: beer']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('take their turn also where the pointer was on the one that they replace', () => {
    showToast(offer('Counted: beer'));
    pauseToasts();
    showToast(offer('Counted: wine'));
    vi.advanceTimersByTime(8180);
    expect(useToasts.getState().toasts).toEqual([]);
  });

  it('leave what offers nothing, and what must be answered', () => {
    showToast({ ...offer('A new version'), sticky: true });
    showToast({ text: 'Recalculated', type: 'info' });
    showToast(offer('Counted: beer'));
    expect(texts()).toEqual(['A new version', 'Recalculated', 'Counted: beer']);
    showToast({ text: 'Saved', type: 'info' });
    expect(texts()).toContain('Counted: beer');
  });
});

describe('a quiet notice', () => {
  it('stays: it covers nothing', () => {
    showToast({ text: 'Ready to work offline.', type: 'success', isQuiet: true });
    vi.advanceTimersByTime(60_000);
    resumeToasts();
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['Ready to work offline.']);
  });
});
