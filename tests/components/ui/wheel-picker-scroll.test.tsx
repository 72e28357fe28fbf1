import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restingTop, rowAtBand } from '@/components/ui/wheel-picker/use-wheel-scroll';
import { chosen, columnOf, dialog, openPicker, press } from './wheel-picker-harness';

const rowPx = 48;

/** happy-dom has no layout: mocks columns of 48 px rows, seven of them visible. */
function layOutColumns() {
  const proto = HTMLUListElement.prototype;
  vi.spyOn(proto, 'clientHeight', 'get').mockReturnValue(7 * rowPx);
  vi.spyOn(proto, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return (this.childElementCount + 6) * rowPx;
  });
}

/** Scrolls a column by touch to an offset. */
function scrollTo(name: string, top: number) {
  const column = columnOf(name);
  fireEvent.touchMove(column);
  column.scrollTop = top;
  fireEvent.scroll(column);
}

beforeEach(() => {
  vi.useFakeTimers();
  layOutColumns();
});

describe('the scroll of a wheel', () => {
  it('begins at the selected row', () => {
    openPicker();
    expect(columnOf('Whole').scrollTop).toBe(5 * rowPx);
    expect(columnOf('Tenths').scrollTop).toBe(6 * rowPx);
  });

  it('emits a live change 180 ms after a column came to rest, once', () => {
    const { onLiveChange } = openPicker();
    scrollTo('Whole', 8 * rowPx - 20);
    act(() => vi.advanceTimersByTime(100));
    scrollTo('Whole', 8 * rowPx);
    act(() => vi.advanceTimersByTime(179));
    expect(onLiveChange).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(onLiveChange).toHaveBeenCalledExactlyOnceWith([
      { id: '8', name: '8' },
      { id: '6', name: '6' },
    ]);
    expect(chosen()).toEqual(['8', '6']);
  });

  it('does not wait where the browser says that the scroll has ended', () => {
    const { onLiveChange } = openPicker();
    scrollTo('Whole', 3 * rowPx);
    fireEvent(columnOf('Whole'), new Event('scrollend'));
    expect(onLiveChange).toHaveBeenCalledOnce();
    act(() => vi.advanceTimersByTime(1000));
    expect(onLiveChange).toHaveBeenCalledOnce();
  });

  it('emits nothing when it rests where it was', () => {
    const { onLiveChange } = openPicker();
    scrollTo('Whole', 5 * rowPx + 10);
    act(() => vi.advanceTimersByTime(180));
    expect(onLiveChange).not.toHaveBeenCalled();
  });

  it('keeps a tapped row, also where a busy browser goes on with the scroll after its end', () => {
    const { onConfirm } = openPicker();
    const column = columnOf('Whole');
    fireEvent.click(column.children[9] as HTMLElement);
    // A scroll event from before the tap arrives after it.
    column.scrollTop = 6 * rowPx;
    fireEvent.scroll(column);
    act(() => vi.advanceTimersByTime(180));
    expect(chosen()).toEqual(['9', '6']);
    expect(column.scrollTop).toBe(9 * rowPx);
    // A late scroll event after the column was reset.
    column.scrollTop = 7 * rowPx;
    fireEvent.scroll(column);
    fireEvent(column, new Event('scrollend'));
    act(() => vi.advanceTimersByTime(180));
    expect(chosen()).toEqual(['9', '6']);
    expect(column.scrollTop).toBe(9 * rowPx);
    fireEvent.click(screen.getByTestId('wheel-ok'));
    expect(onConfirm.mock.calls[0]?.[0][0]).toEqual({ id: '9', name: '9' });
  });

  it('counts a scroll again that nobody asked for, once the column has rested', () => {
    openPicker();
    const column = columnOf('Whole');
    fireEvent.click(column.children[9] as HTMLElement);
    column.scrollTop = 9 * rowPx;
    fireEvent.scroll(column);
    act(() => vi.advanceTimersByTime(180 + 1500));
    // Assistive technology scrolls without touch events.
    column.scrollTop = 7 * rowPx;
    fireEvent.scroll(column);
    act(() => vi.advanceTimersByTime(180));
    expect(chosen()).toEqual(['7', '6']);
  });

  it('confirms the row under the band while the wheel still turns', () => {
    const { onConfirm } = openPicker();
    scrollTo('Whole', 10 * rowPx + 12);
    fireEvent.click(screen.getByTestId('wheel-ok'));
    expect(onConfirm.mock.calls[0]?.[0]).toEqual([
      { id: '10', name: '10' },
      { id: '6', name: '6' },
    ]);
  });

  it('counts the row a key asked for, not the rows passed on the way', () => {
    const { onConfirm, onLiveChange } = openPicker();
    press('End');
    const column = columnOf('Whole');
    column.scrollTop = 9 * rowPx;
    fireEvent.scroll(column);
    fireEvent(column, new Event('scrollend'));
    expect(onLiveChange).not.toHaveBeenCalled();
    press('Enter');
    expect(onConfirm.mock.calls[0]?.[0][0]).toEqual({ id: '15', name: '15' });
  });

  it('moves two columns independently', () => {
    const { onLiveChange } = openPicker();
    scrollTo('Whole', 7 * rowPx);
    act(() => vi.advanceTimersByTime(100));
    scrollTo('Tenths', 2 * rowPx);
    act(() => vi.advanceTimersByTime(180));
    expect(onLiveChange.mock.lastCall?.[0]).toEqual([
      { id: '7', name: '7' },
      { id: '2', name: '2' },
    ]);
  });
});

describe('opening while fonts load', () => {
  const loadFonts = (ready: Promise<void>) =>
    Object.defineProperty(document, 'fonts', {
      configurable: true,
      value: { status: 'loading', ready },
    });
  afterEach(() => {
    Reflect.deleteProperty(document, 'fonts');
  });

  it('hides the rows and takes no input but a cancel', async () => {
    let haveFonts = () => {};
    const ready = new Promise<void>((resolve) => (haveFonts = resolve));
    loadFonts(ready);
    const { onConfirm } = openPicker();
    expect(dialog()).toHaveAttribute('data-state', 'opening');
    fireEvent.keyDown(dialog(), { key: 'Enter' });
    expect(onConfirm).not.toHaveBeenCalled();
    haveFonts();
    await act(async () => {
      await ready;
      vi.advanceTimersByTime(32);
    });
    expect(dialog()).toHaveAttribute('data-state', 'open');
    expect(columnOf('Whole')).toHaveFocus();
  });

  it('waits no longer than 400 ms', () => {
    loadFonts(new Promise(() => {}));
    openPicker();
    act(() => vi.advanceTimersByTime(399));
    expect(dialog()).toHaveAttribute('data-state', 'opening');
    act(() => vi.advanceTimersByTime(1));
    expect(dialog()).toHaveAttribute('data-state', 'open');
  });
});

describe('rowAtBand and restingTop', () => {
  const box = (scrollTop: number) => ({ scrollTop, scrollHeight: 7776, clientHeight: 336 });

  it('agree on every row of a long column', () => {
    for (let row = 0; row < 156; row += 1) {
      expect(restingTop(row, 156, box(0))).toBeCloseTo(row * rowPx, 6);
      expect(rowAtBand(156, box(row * rowPx))).toBe(row);
    }
  });

  it('stay within the column when it is pulled beyond its ends', () => {
    expect(rowAtBand(156, box(-60))).toBe(0);
    expect(rowAtBand(156, box(7600))).toBe(155);
  });

  it('know no row without a layout, and only one in a column of one', () => {
    const nothing = { scrollTop: 0, scrollHeight: 0, clientHeight: 0 };
    expect(rowAtBand(10, nothing)).toBeNull();
    expect(rowAtBand(1, nothing)).toBe(0);
    expect(restingTop(0, 1, nothing)).toBe(0);
  });
});
