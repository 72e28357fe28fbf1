import { fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { WheelPickerButton } from '@/components/ui/wheel-picker/wheel-picker-button';
import type { WheelColumnSpec } from '@/components/ui/wheel-picker/wheel-selection';

export const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    id: String(from + index),
    name: String(from + index),
  }));

export const beerColumns: WheelColumnSpec[] = [
  { label: 'Whole', options: numbers(0, 15), selectedId: '5' },
  { label: 'Tenths', options: numbers(0, 9), selectedId: '6' },
];

/** A button with a picker. @param name of the picker */
export function PickerButton({
  columns = beerColumns,
  name = 'Strength',
  testId = 'trigger',
  onConfirm = () => {},
}) {
  const texts = { heading: name, description: 'By volume', okLabel: 'OK', closeLabel: 'Close' };
  return (
    <WheelPickerButton picker={{ ...texts, columns, onConfirm }} testId={testId}>
      5.6 %
    </WheelPickerButton>
  );
}

/** Renders a picker and opens it. @returns a mock that is called with what is confirmed */
export function openPicker(columns: WheelColumnSpec[] = beerColumns) {
  const onConfirm = vi.fn();
  render(<PickerButton columns={columns} onConfirm={onConfirm} />);
  fireEvent.click(trigger());
  return onConfirm;
}

export const selection = (...ids: string[]) => ids.map((id) => ({ id, name: id }));
export const trigger = () => screen.getByTestId('trigger');
export const dialog = () => screen.getByTestId<HTMLDialogElement>('wheel-picker');
export const columnOf = (name: string) => screen.getByRole('listbox', { name });

/** Presses keys on the focused element. */
export function press(...keys: string[]) {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
}

/** The names of the selected rows, one per column. */
export const chosen = () =>
  screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent);

/** Ends the closing transition as a browser would. */
export const endTransition = () => fireEvent.transitionEnd(dialog());

export const rowPx = 48;

/** happy-dom has no layout: mocks columns of 48 px rows, seven of them visible. */
export function layOutColumns() {
  const proto = HTMLUListElement.prototype;
  vi.spyOn(proto, 'clientHeight', 'get').mockReturnValue(7 * rowPx);
  vi.spyOn(proto, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return (this.childElementCount + 6) * rowPx;
  });
}
