import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadingBar } from '@/components/shell/loading-bar';
import { startLoading } from '@/lib/store/loading';
import { renderShell } from './render-shell';

describe('LoadingBar', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('stays away from a request of less than 500 ms', () => {
    renderShell(<LoadingBar />);
    const finish = startLoading();
    act(() => vi.advanceTimersByTime(499));
    finish();
    act(() => vi.advanceTimersByTime(5000));
    expect(screen.queryByTestId('loading-bar')).toBeNull();
  });

  it('hides only when all requests are done', () => {
    renderShell(<LoadingBar />);
    const finishFirst = startLoading();
    const finishSecond = startLoading();
    act(() => vi.advanceTimersByTime(500));
    expect(screen.getByTestId('loading-bar')).toBeVisible();
    act(finishFirst);
    expect(screen.getByTestId('loading-bar')).toBeVisible();
    act(finishSecond);
    expect(screen.queryByTestId('loading-bar')).toBeNull();
  });
});
