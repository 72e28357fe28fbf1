import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chosen, columnOf, layOutColumns, openPicker, press, rowPx } from './wheel-picker-harness';

const named = (count: number, step: number) =>
  Array.from({ length: count }, (_, index) => {
    const name = String(index * step).padStart(2, '0');
    return { id: name, name };
  });
const clock = (hour: string) => [
  { label: 'Hours', options: named(24, 1), selectedId: hour, goesRound: true },
  { label: 'Minutes', options: named(6, 10), selectedId: '50', goesRound: true },
  {
    label: 'Half',
    options: [
      { id: 'am', name: 'AM' },
      { id: 'pm', name: 'PM' },
    ],
    selectedId: 'pm',
  },
];

beforeEach(() => {
  vi.useFakeTimers();
  layOutColumns();
});

/** The text of the row in the selection band, also of an aria-hidden copy. */
const atBand = (name: string) => {
  const column = columnOf(name);
  return column.children[Math.round(column.scrollTop / rowPx)]?.textContent;
};
/** Scrolls a column by a number of rows and waits until it has settled. */
function turn(name: string, rows: number) {
  const column = columnOf(name);
  fireEvent.touchMove(column);
  column.scrollTop += rows * rowPx;
  fireEvent.scroll(column);
  act(() => vi.advanceTimersByTime(180));
}
const settle = () => act(() => vi.advanceTimersByTime(200));

describe('a column that goes round', () => {
  it('shows what comes after the last and before the first', () => {
    openPicker(clock('23'));
    const column = columnOf('Hours');
    const band = Math.round(column.scrollTop / rowPx);
    expect(atBand('Hours')).toBe('23');
    expect(column.children[band + 1]).toHaveTextContent('00');
    expect(columnOf('Minutes').children).toHaveLength(13 * 6);
  });

  it('is one option per value for screen readers', () => {
    openPicker(clock('23'));
    expect(screen.getAllByRole('option', { name: '23' })).toHaveLength(1);
    expect(screen.getAllByRole('option')).toHaveLength(24 + 6 + 2);
  });

  it('goes from the last to the first by keys, and back', () => {
    const { onConfirm } = openPicker(clock('23'));
    press('ArrowDown');
    settle();
    expect(chosen()).toEqual(['00', '50', 'PM']);
    press('ArrowUp', 'ArrowUp');
    expect(chosen()[0]).toBe('22');
    press('ArrowRight', 'ArrowDown', 'Enter');
    expect(onConfirm.mock.calls[0]?.[0]).toMatchObject([{ id: '22' }, { id: '00' }, { id: 'pm' }]);
  });

  it('goes round the short way: one row on, not all the way back', () => {
    openPicker(clock('23'));
    const column = columnOf('Hours');
    const before = column.scrollTop;
    const scrollTo = vi.spyOn(column, 'scrollTo');
    press('ArrowDown');
    const [options] = scrollTo.mock.lastCall as unknown as [ScrollToOptions];
    expect(options.top).toBeCloseTo(before + rowPx);
  });

  it('goes round when it is turned by hand, many times over', () => {
    const { onLiveChange } = openPicker(clock('22'));
    turn('Hours', 3);
    expect(chosen()[0]).toBe('01');
    expect(onLiveChange.mock.lastCall?.[0][0]).toEqual({ id: '01', name: '01' });
    for (let times = 0; times < 10; times += 1) turn('Hours', -20);
    // 200 rows back from 01, of 24 a turn: 01 - 200 = -199 = 17 - 9 * 24
    expect(chosen()[0]).toBe('17');
    expect(atBand('Hours')).toBe('17');
  });

  it('rests in the middle of its turns, where its options are', () => {
    openPicker(clock('22'));
    turn('Hours', 30);
    const column = columnOf('Hours');
    expect(column.children[Math.round(column.scrollTop / rowPx)]).toHaveRole('option');
  });

  it('does not jump under a finger that holds it', () => {
    openPicker(clock('22'));
    const column = columnOf('Hours');
    fireEvent.touchStart(column);
    // Row 70 of 5 repetitions, the middle one from 48: 100 is 04 in the last repetition.
    turn('Hours', 30);
    const held = column.scrollTop;
    expect(column.children[Math.round(held / rowPx)]).not.toHaveAttribute('role');
    expect(chosen()[0]).toBe('04');
    fireEvent.touchEnd(column);
    settle();
    expect(column.scrollTop).toBeCloseTo(held - 2 * 24 * rowPx);
  });

  it('leaves the other columns as they are', () => {
    openPicker(clock('22'));
    expect(columnOf('Half').children).toHaveLength(2);
    press('ArrowRight', 'ArrowRight', 'ArrowDown');
    expect(chosen()[2]).toBe('PM');
  });
});
