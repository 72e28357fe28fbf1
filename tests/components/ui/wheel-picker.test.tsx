import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  chosen,
  columnOf,
  dialog,
  numbers,
  openPicker,
  press,
  selection,
} from './wheel-picker-harness';

describe('WheelPicker', () => {
  it('is a dialog named by its heading, with a listbox per column, the focus on the first', () => {
    openPicker();
    expect(dialog()).toHaveAccessibleName('Strength');
    expect(dialog()).toHaveAccessibleDescription('By volume');
    expect(screen.getByTestId('wheel-close')).toHaveAccessibleName('Close');
    expect(chosen()).toEqual(['5', '6']);
    expect(columnOf('Whole')).toHaveFocus();
    const active = columnOf('Tenths').getAttribute('aria-activedescendant');
    expect(document.getElementById(active ?? '')).toHaveTextContent('6');
  });

  it('begins with the first option where the selected one is missing or unknown', () => {
    openPicker([
      { label: 'Feet', options: numbers(3, 7) },
      { label: 'Inches', options: numbers(0, 11), selectedId: '12' },
    ]);
    expect(chosen()).toEqual(['3', '0']);
  });

  it('confirms with Enter what the keys just chose, and closes at once', () => {
    const onConfirm = openPicker();
    press('ArrowDown', 'ArrowDown', 'ArrowRight', 'End', 'Enter');
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith(selection('7', '9'));
    expect(dialog().open).toBe(false);
  });

  it('leaves Enter on a button to the button', () => {
    const onConfirm = openPicker();
    screen.getByTestId('wheel-close').focus();
    press('Enter');
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('switches columns with Left and Right and stops at the ends', () => {
    openPicker();
    press('ArrowLeft');
    expect(columnOf('Whole')).toHaveFocus();
    press('ArrowRight', 'ArrowRight');
    expect(columnOf('Tenths')).toHaveFocus();
    press('ArrowLeft');
    expect(columnOf('Whole')).toHaveFocus();
  });

  it('jumps to typed digits', () => {
    openPicker();
    press('1', '4');
    expect(chosen()).toEqual(['14', '6']);
    press('x');
    expect(chosen()).toEqual(['14', '6']);
    press('3');
    expect(chosen()).toEqual(['3', '6']);
  });

  it('leaves shortcuts of the browser alone', () => {
    openPicker();
    const isUntouched = fireEvent.keyDown(columnOf('Whole'), { key: '2', ctrlKey: true });
    expect(isUntouched).toBe(true);
    expect(chosen()).toEqual(['5', '6']);
  });

  it('chooses a tapped row, and confirms it with OK', () => {
    const onConfirm = openPicker();
    fireEvent.click(screen.getByRole('option', { name: '12' }));
    expect(chosen()).toEqual(['12', '6']);
    fireEvent.click(screen.getByTestId('wheel-ok'));
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith(selection('12', '6'));
  });
});
