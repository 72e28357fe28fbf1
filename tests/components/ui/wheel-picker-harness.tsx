import { fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { wheelPicker, WheelPickerButton } from '@/components/ui/wheel-picker/wheel-picker-button';
import type { WheelColumnSpec } from '@/components/ui/wheel-picker/wheel-selection';

// In pages it is loaded before the first click; end-to-end tests load it like a visitor.
await wheelPicker.request();

export const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    id: String(from + index),
    name: String(from + index),
  }));

export const beerColumns: WheelColumnSpec[] = [
  { label: 'Whole', options: numbers(0, 15), selectedId: '5' },
  { label: 'Tenths', options: numbers(0, 9), selectedId: '6' },
];

/** Renders a picker and opens it. @returns mocks of its callbacks */
export function openPicker(columns: WheelColumnSpec[] = beerColumns) {
  const emitted = { onConfirm: vi.fn(), onCancel: vi.fn(), onLiveChange: vi.fn() };
  const picker = {
    heading: 'Strength',
    description: 'By volume',
    okLabel: 'OK',
    closeLabel: 'Close',
    columns,
    ...emitted,
  };
  render(
    <WheelPickerButton picker={picker} testId="trigger">
      5.6 %
    </WheelPickerButton>,
  );
  fireEvent.click(trigger());
  return emitted;
}

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
