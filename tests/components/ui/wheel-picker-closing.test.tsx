import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPulledAway } from '@/components/ui/wheel-picker/use-sheet-pull';
import {
  chosen,
  dialog,
  endTransition,
  openPicker,
  PickerButton,
  press,
  trigger,
} from './wheel-picker-harness';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const isGone = () => screen.queryByTestId('wheel-picker') === null;

describe('cancelling a wheel picker', () => {
  const ways: [string, () => void][] = [
    ['the close button', () => fireEvent.click(screen.getByTestId('wheel-close'))],
    ['Escape', () => press('Escape')],
    ['the back gesture', () => fireEvent(dialog(), new Event('cancel', { cancelable: true }))],
    ['a click on the backdrop', () => fireEvent.click(dialog())],
    ['a close by the browser itself', () => dialog().close()],
  ];
  it.each(ways)('works by %s: nothing is confirmed, the focus goes back', (_, cancel) => {
    const onConfirm = openPicker();
    press('ArrowDown');
    act(cancel);
    expect(onConfirm).not.toHaveBeenCalled();
    expect(dialog().open).toBe(false);
    expect(trigger()).toHaveFocus();
  });

  it('does not happen by a press that began inside the dialog', () => {
    openPicker();
    fireEvent.pointerDown(screen.getByRole('heading'));
    fireEvent.click(dialog());
    expect(dialog().open).toBe(true);
    fireEvent.pointerDown(dialog());
    fireEvent.click(dialog());
    expect(dialog().open).toBe(false);
  });
});

describe('closing a wheel picker', () => {
  it('keeps the dialog for its slide and takes it away at its end', () => {
    openPicker();
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    press('Escape');
    expect(dialog()).toHaveAttribute('data-state', 'closing');
    fireEvent.transitionEnd(screen.getByTestId('wheel-ok'));
    expect(isGone()).toBe(false);
    endTransition();
    expect(isGone()).toBe(true);
    expect(document.querySelector('.wheel-scrim')).toBeNull();
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  });

  it('takes it away after 500 ms when the slide never reports its end', () => {
    openPicker();
    press('Escape');
    act(() => vi.advanceTimersByTime(499));
    expect(isGone()).toBe(false);
    act(() => vi.advanceTimersByTime(1));
    expect(isGone()).toBe(true);
  });

  it('waits for nothing when the visitor wants no motion', () => {
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion')
        ? ({ matches: true } as MediaQueryList)
        : matchMedia.call(window, query),
    );
    openPicker();
    press('Escape');
    act(() => vi.advanceTimersByTime(0));
    expect(isGone()).toBe(true);
  });

  it('opens afresh when the button is pressed while the last still slides out', () => {
    openPicker();
    press('ArrowDown', 'Escape');
    fireEvent.click(trigger());
    expect(dialog()).toHaveAttribute('data-state', 'open');
    expect(chosen()).toEqual(['5', '6']);
    act(() => vi.advanceTimersByTime(1000));
    expect(dialog().open).toBe(true);
  });

  it('happens when another is opened', () => {
    render(
      <>
        <PickerButton testId="first" name="First" />
        <PickerButton testId="second" name="Second" />
      </>,
    );
    fireEvent.click(screen.getByTestId('first'));
    fireEvent.click(screen.getByTestId('second'));
    expect(dialog()).toHaveAccessibleName('Second');
    press('Escape');
    expect(screen.getByTestId('second')).toHaveFocus();
    expect(document.documentElement.style.overflow).toBe('');
  });
});

describe('a sheet that is pulled', () => {
  const at = (yPx: number, atMs: number) => ({ yPx, atMs });

  it.each([
    ['goes after more than three tenths of its height', [at(200, 0), at(391, 5000)], true],
    ['stays before that', [at(200, 0), at(389, 5000)], false],
    ['goes with a flick', [at(200, 0), at(210, 30), at(240, 60)], true],
    ['stays when the finger rested', [at(200, 0), at(250, 60), at(251, 400)], false],
    ['stays when flicked back up', [at(200, 0), at(330, 300), at(240, 350)], false],
    ['stays when it was only touched', [at(200, 0)], false],
  ])('%s', (_, points, isAway) => {
    expect(isPulledAway(points, 633)).toBe(isAway);
  });
});
