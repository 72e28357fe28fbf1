import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { WheelPicker } from '@/components/ui/wheel-picker/wheel-picker';
import {
  beerColumns,
  chosen,
  columnOf,
  dialog,
  numbers,
  openPicker,
  press,
} from './wheel-picker-harness';

const selection = (...ids: string[]) => ids.map((id) => ({ id, name: id }));

describe('WheelPicker', () => {
  it('is a modal dialog named by its heading and described by its description', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    openPicker();
    expect(showModal).toHaveBeenCalledOnce();
    expect(dialog()).toHaveAccessibleName('Strength');
    expect(dialog()).toHaveAccessibleDescription('By volume');
    expect(screen.getByTestId('wheel-close')).toHaveAccessibleName('Close');
    expect(screen.getByTestId('wheel-ok')).toHaveTextContent('OK');
  });

  it('is named by its columns when it has no heading', () => {
    const none = vi.fn();
    render(
      <WheelPicker
        columns={beerColumns}
        okLabel="OK"
        closeLabel="Close"
        onConfirm={none}
        onClosed={none}
      />,
    );
    expect(dialog()).toHaveAccessibleName('Whole, Tenths');
    expect(dialog()).not.toHaveAttribute('aria-describedby');
  });

  it('shows each column as a listbox with its selected option, the focus on the first', () => {
    openPicker();
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

  it('takes one to three columns', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const [column] = beerColumns;
    if (!column) throw new Error('no column');
    expect(() => openPicker([column, column, column, column])).toThrow('1 to 3 columns, not 4');
    expect(() => openPicker([])).toThrow('1 to 3 columns, not 0');
    expect(() => openPicker([{ label: 'Empty', options: [] }])).toThrow('"Empty" has no options');
  });

  it('confirms the selection with OK, and the dialog closes at once', () => {
    const { onConfirm, onCancel } = openPicker();
    fireEvent.click(screen.getByTestId('wheel-ok'));
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith(selection('5', '6'));
    expect(onCancel).not.toHaveBeenCalled();
    expect(dialog().open).toBe(false);
  });

  it('confirms with Enter what the keys just chose', () => {
    const { onConfirm } = openPicker();
    press('ArrowDown', 'ArrowDown', 'ArrowRight', 'End', 'Enter');
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith(selection('7', '9'));
  });

  it('leaves Enter on a button to the button', () => {
    const { onConfirm } = openPicker();
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
});
