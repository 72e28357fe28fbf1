import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chosen, columnOf, dialog, numbers, openPicker, press } from './wheel-picker-harness';

const columns = [
  { label: 'Minutes', options: ['00', '10', '20', '30'].map((id) => ({ id, name: id })) },
  { label: 'Weight', options: numbers(40, 150), selectedId: '78' },
  { label: 'Half', options: [{ id: 'am', name: 'AM' }] },
];

/** Dispatches the events of a tap. */
function tap(name: string, pointerType = 'touch') {
  const option = screen.getByRole('option', { name });
  fireEvent.pointerDown(option, { pointerType, button: 0 });
  fireEvent.pointerUp(option, { pointerType });
  fireEvent.click(option);
}
const box = () => screen.queryByTestId('wheel-typing');
const type = (text: string) => {
  const field = screen.getByTestId('wheel-typing');
  fireEvent.change(field, { target: { value: text } });
};

describe('typing on a wheel', () => {
  it('a tap on the chosen number opens a box with the keyboard for numbers', () => {
    openPicker(columns);
    tap('78');
    expect(box()).toHaveFocus();
    expect(box()).toHaveAccessibleName('Weight');
    expect(box()).toHaveAttribute('inputmode', 'numeric');
    expect(box()).toHaveValue('78');
    expect(screen.getByRole('option', { name: '78' })).toHaveAttribute('aria-selected', 'true');
  });

  it('the wheel follows to the nearest row, and Enter confirms it', () => {
    const { onConfirm } = openPicker(columns);
    tap('00');
    type('17');
    expect(chosen()).toEqual(['20', '78', 'AM']);
    press('Enter');
    expect(onConfirm.mock.calls[0]?.[0]).toMatchObject([{ id: '20' }, { id: '78' }, { id: 'am' }]);
  });

  it('OK confirms what was typed', () => {
    const { onConfirm } = openPicker(columns);
    tap('78');
    type('61');
    fireEvent.blur(screen.getByTestId('wheel-typing'));
    expect(box()).toBeNull();
    fireEvent.click(screen.getByTestId('wheel-ok'));
    expect(onConfirm.mock.calls[0]?.[0][1]).toMatchObject({ id: '61' });
  });

  it('Escape leaves the box with the old value, and the picker stays', () => {
    const { onCancel } = openPicker(columns);
    tap('78');
    type('120');
    expect(chosen()[1]).toBe('120');
    press('Escape');
    expect(box()).toBeNull();
    expect(chosen()[1]).toBe('78');
    expect(columnOf('Weight')).toHaveFocus();
    expect(dialog().open).toBe(true);
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('a tap on another row only turns the wheel', () => {
    openPicker(columns);
    tap('80');
    expect(box()).toBeNull();
    expect(chosen()[1]).toBe('80');
  });

  it('there is no box for words, nor for the mouse, whose owner has a keyboard', () => {
    openPicker(columns);
    tap('AM');
    expect(box()).toBeNull();
    tap('78', 'mouse');
    expect(box()).toBeNull();
  });

  it('decimals have the keyboard with a separator', () => {
    openPicker([{ label: 'Weight', options: [{ id: '78.5', name: '78,5\u00a0kg' }] }]);
    tap('78,5\u00a0kg');
    expect(box()).toHaveAttribute('inputmode', 'decimal');
    expect(box()).toHaveValue('78,5');
  });
});
