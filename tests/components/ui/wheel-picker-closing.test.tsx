import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isPulledAway } from '@/components/ui/wheel-picker/use-sheet-pull';
import { WheelPickerButton } from '@/components/ui/wheel-picker/wheel-picker-button';
import { beerColumns, chosen, dialog, openPicker, press, trigger } from './wheel-picker-harness';
import { answerMedia } from '../media';

beforeEach(() => vi.useFakeTimers());

const isGone = () => screen.queryByTestId('wheel-picker') === null;

describe('cancelling a wheel picker', () => {
  const ways: [string, () => void][] = [
    ['the close button', () => fireEvent.click(screen.getByTestId('wheel-close'))],
    ['Escape', () => press('Escape')],
    ['the back gesture', () => fireEvent(dialog(), new Event('cancel', { cancelable: true }))],
    ['a click on the backdrop', () => fireEvent.click(dialog())],
    ['a close by the browser itself', () => dialog().close()],
  ];
  it.each(ways)('works by %s, once', (_, cancel) => {
    const { onCancel, onConfirm } = openPicker();
    press('ArrowDown');
    act(cancel);
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onConfirm).not.toHaveBeenCalled();
    expect(dialog().open).toBe(false);
    fireEvent.keyDown(dialog(), { key: 'Escape' });
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('does not happen by a press that began inside the dialog', () => {
    const { onCancel } = openPicker();
    fireEvent.pointerDown(screen.getByRole('heading'));
    fireEvent.click(dialog());
    expect(onCancel).not.toHaveBeenCalled();
    fireEvent.pointerDown(dialog());
    fireEvent.click(dialog());
    expect(onCancel).toHaveBeenCalledOnce();
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
    expect(document.querySelector('.wheel-scrim')).not.toBeNull();
    fireEvent.transitionEnd(dialog());
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
    answerMedia(true);
    openPicker();
    press('Escape');
    act(() => vi.advanceTimersByTime(0));
    expect(isGone()).toBe(true);
  });

  it('opens afresh when the button is pressed while the last still slides out', () => {
    const { onCancel } = openPicker();
    press('ArrowDown', 'Escape');
    fireEvent.click(trigger());
    expect(screen.getAllByTestId('wheel-picker')).toHaveLength(1);
    expect(dialog()).toHaveAttribute('data-state', 'open');
    expect(chosen()).toEqual(['5', '6']);
    act(() => vi.advanceTimersByTime(1000));
    expect(dialog().open).toBe(true);
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('locks the scroll of the page while it is open', () => {
    const { style } = document.documentElement;
    style.overflow = 'clip';
    openPicker();
    expect(style.overflow).toBe('hidden');
    press('Escape');
    expect(style.overflow).toBe('clip');
    style.overflow = '';
  });

  it('emits no live change any more', () => {
    const { onLiveChange } = openPicker();
    press('ArrowDown', 'Escape');
    act(() => vi.advanceTimersByTime(400));
    expect(onLiveChange).not.toHaveBeenCalled();
  });
});

describe('two wheel pickers', () => {
  it('are never open together: the second cancels the first', () => {
    const cancels = [vi.fn(), vi.fn()];
    render(
      <>
        {cancels.map((onCancel, index) => (
          <WheelPickerButton
            key={index}
            testId={`trigger-${index}`}
            picker={{
              heading: `Picker ${index}`,
              columns: beerColumns,
              okLabel: 'OK',
              closeLabel: 'Close',
              onConfirm: vi.fn(),
              onCancel,
            }}
          >
            {index}
          </WheelPickerButton>
        ))}
      </>,
    );
    fireEvent.click(screen.getByTestId('trigger-0'));
    fireEvent.click(screen.getByTestId('trigger-1'));
    expect(dialog()).toHaveAccessibleName('Picker 1');
    expect(cancels[0]).toHaveBeenCalledOnce();
    expect(cancels[1]).not.toHaveBeenCalled();
    press('Escape');
    expect(screen.getByTestId('trigger-1')).toHaveFocus();
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
