import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageFoot } from '@/components/shell/page-foot';
import { toastList, Toaster } from '@/components/shell/toaster';
import { onDemand } from '@/components/ui/on-demand';
import { resumeToasts, showToast, useToasts } from '@/lib/store/toasts';
import { renderShell } from './render-shell';

// In pages it is loaded before the first toast.
await toastList.request();

const region = () => screen.getByRole('status', { name: 'Notifications' });

describe('Toaster', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    resumeToasts();
    useToasts.setState({ toasts: [] });
  });

  it('shows a toast in its polite region for 3 seconds, and its way out takes 180 ms', () => {
    renderShell(<Toaster />);
    expect(region()).toHaveAttribute('aria-live', 'polite');
    expect(region()).toBeEmptyDOMElement();
    act(() => void showToast({ text: 'Data recalculated...', type: 'info' }));
    const toast = screen.getByTestId('toast');
    expect(region()).toContainElement(toast);
    expect(toast).toHaveTextContent('Data recalculated...');
    expect(toast).toHaveAttribute('data-type', 'info');
    act(() => vi.advanceTimersByTime(2999));
    expect(screen.getByTestId('toast')).toBeVisible();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByTestId('toast')).toHaveAttribute('data-leaving');
    expect(screen.getByTestId('toast')).toHaveAttribute('inert');
    act(() => vi.advanceTimersByTime(180));
    expect(screen.queryByTestId('toast')).toBeNull();
  });

  it.each([
    ['the pointer is on it', 'pointerEnter', 'pointerLeave'],
    ['the keyboard is in it', 'focus', 'blur'],
  ] as const)('waits while %s', (_, enter, leave) => {
    renderShell(<Toaster />);
    act(() => void showToast({ text: 'Saved', type: 'success' }));
    fireEvent[enter](region());
    act(() => vi.advanceTimersByTime(10_000));
    expect(screen.getByTestId('toast')).toBeVisible();
    fireEvent[leave](region());
    act(() => vi.advanceTimersByTime(3180));
    expect(screen.queryByTestId('toast')).toBeNull();
  });

  it('goes when dismissed if it is to stay, and the next one is not kept waiting', () => {
    renderShell(<Toaster />);
    act(() => void showToast({ text: 'A new version', type: 'info', sticky: true }));
    act(() => vi.advanceTimersByTime(60_000));
    fireEvent.pointerEnter(region());
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    act(() => vi.advanceTimersByTime(180));
    expect(screen.queryByTestId('toast')).toBeNull();
    act(() => void showToast({ text: 'Saved', type: 'success' }));
    act(() => vi.advanceTimersByTime(3180));
    expect(screen.queryByTestId('toast')).toBeNull();
  });

  it('says when a press waited for a part of the page in vain', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    renderShell(<Toaster />);
    const part = onDemand(() => Promise.reject(new Error('offline')));
    await act(() => part.whenThere(() => {}));
    expect(screen.getByTestId('toast')).toHaveTextContent('could not be loaded. Try again');
    expect(screen.getByTestId('toast')).toHaveAttribute('data-type', 'error');
  });

  it('runs its action once and goes', () => {
    const onAction = vi.fn();
    renderShell(<Toaster />);
    const action = { label: 'Reload', onAction };
    const toast = { text: 'A new version is there', type: 'info', sticky: true, action } as const;
    act(() => void showToast({ ...toast, testId: 'update-available' }));
    expect(screen.getByTestId('update-available')).toHaveTextContent('A new version is there');
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(onAction).toHaveBeenCalledOnce();
    act(() => vi.advanceTimersByTime(180));
    expect(screen.queryByTestId('update-available')).toBeNull();
  });

  it('leaves quiet notices to the foot of the page', () => {
    renderShell(
      <>
        <PageFoot />
        <Toaster />
      </>,
    );
    const foot = screen.getAllByRole('status')[0];
    expect(foot).toBeEmptyDOMElement();
    const ready = { text: 'Ready', type: 'success', testId: 'offline-ready' } as const;
    act(() => void showToast({ ...ready, isQuiet: true }));
    expect(region()).toBeEmptyDOMElement();
    expect(foot).toContainElement(screen.getByTestId('offline-ready'));
  });

  it.each([
    ['over what was pressed, it stands at the head of the window', 700, true],
    ['elsewhere at the foot', 300, false],
  ])('where it would come up %s', (_, pressedTop, isHigh) => {
    renderShell(
      <>
        <button>One more</button>
        <Toaster />
      </>,
    );
    const button = screen.getByRole('button', { name: 'One more' });
    vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, pressedTop, 44, 44));
    vi.spyOn(region(), 'getBoundingClientRect').mockReturnValue(new DOMRect(16, 720, 358, 52));
    button.focus();
    act(() => void showToast({ text: 'Counted', type: 'success' }));
    expect(region().hasAttribute('data-high')).toBe(isHigh);
  });

  it('never covers the primary action, also after scrolling', () => {
    renderShell(
      <>
        <button data-primary="">Calculate</button>
        <Toaster />
      </>,
    );
    const button = screen.getByRole('button', { name: 'Calculate' });
    const calculateAt = (top: number) =>
      vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(16, top, 358, 52));
    // Two toasts in a window of 390 x 844: at its foot, or below the bar at its head.
    vi.spyOn(region(), 'getBoundingClientRect').mockImplementation(
      () => new DOMRect(16, region().hasAttribute('data-high') ? 64 : 694, 358, 138),
    );
    calculateAt(700);
    act(() => void showToast({ text: 'Counted', type: 'success' }));
    act(() => void showToast({ text: 'Not stored', type: 'warning' }));
    expect(region()).toHaveAttribute('data-high');
    calculateAt(400);
    fireEvent.scroll(window);
    expect(region()).toHaveAttribute('data-high');
    calculateAt(100);
    fireEvent.scroll(window);
    expect(region()).not.toHaveAttribute('data-high');
  });
});
