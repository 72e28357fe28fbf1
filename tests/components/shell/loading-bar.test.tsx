import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadingBar } from '@/components/shell/loading-bar';
import { onDemand } from '@/components/ui/on-demand';
import { renderShell } from './render-shell';

describe('a part of the page that is waited for', () => {
  /** A part whose loading the test resolves or rejects. */
  function slowPart() {
    let arrive = () => {};
    let fail = () => {};
    const part = onDemand(
      () =>
        new Promise<string>((resolve, reject) => {
          arrive = () => resolve('the part');
          fail = () => reject(new Error('offline'));
        }),
    );
    return { part, arrive: () => act(async () => arrive()), fail: () => act(async () => fail()) };
  }

  function Opener({ part }: { part: ReturnType<typeof slowPart>['part'] }) {
    const [loaded, load, isMissing] = part.usePart();
    return <button onClick={load}>{loaded ?? (isMissing ? 'missing' : 'open')}</button>;
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
  });

  it.each(['arrive', 'fail'] as const)('shows the bar after 500 ms, until: %s', async (end) => {
    const slow = slowPart();
    renderShell(
      <>
        <LoadingBar />
        <Opener part={slow.part} />
      </>,
    );
    fireEvent.click(screen.getByRole('button'));
    act(() => vi.advanceTimersByTime(499));
    expect(screen.queryByTestId('loading-bar')).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByTestId('loading-bar')).toBeVisible();
    await slow[end]();
    expect(screen.queryByTestId('loading-bar')).toBeNull();
    expect(screen.getByRole('button')).toHaveTextContent(end === 'arrive' ? 'the part' : 'missing');
  });

  it('shows it for a press too, and not for what is loaded ahead', async () => {
    const slow = slowPart();
    renderShell(<LoadingBar />);
    void slow.part.request();
    act(() => vi.advanceTimersByTime(5000));
    expect(screen.queryByTestId('loading-bar')).toBeNull();
    const pressed = vi.fn();
    void slow.part.whenThere(pressed);
    act(() => vi.advanceTimersByTime(500));
    expect(screen.getByTestId('loading-bar')).toBeVisible();
    await slow.arrive();
    expect(pressed).toHaveBeenCalledOnce();
    expect(screen.queryByTestId('loading-bar')).toBeNull();
  });
});
