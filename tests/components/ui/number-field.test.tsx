import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { NumberField, type NumberFieldProps } from '@/components/ui/number-field/number-field';
import { isAllowedKey } from '@/components/ui/number-field/number-text';

const labels = { field: 'Amount', minus: 'One less', plus: 'One more', clear: 'Clear' };

/** Renders the field in a parent that keeps its value. @returns the field and the emitted values */
function setup(props: Partial<NumberFieldProps> = {}) {
  const onChange = vi.fn();
  function Parent() {
    const [value, setValue] = useState(props.value ?? 3);
    const handleChange = (next: number) => {
      onChange(next);
      setValue(next);
    };
    return (
      <NumberField
        testId="amount"
        labels={labels}
        min={0}
        max={10}
        {...props}
        value={value}
        onChange={handleChange}
        onClear={() => handleChange(0)}
      />
    );
  }
  render(<Parent />);
  return { onChange, user: userEvent.setup(), box: screen.getByRole('spinbutton') };
}
const minus = () => screen.getByTestId('amount-minus');
const plus = () => screen.getByTestId('amount-plus');

describe('NumberField', () => {
  it('is a named spin button with its bounds', () => {
    const { box } = setup();
    expect(box).toHaveAccessibleName('Amount');
    expect(box).toHaveAttribute('aria-valuenow', '3');
    expect(box).toHaveAttribute('aria-valuemin', '0');
    expect(box).toHaveAttribute('aria-valuemax', '10');
    expect(box).toHaveAttribute('inputmode', 'numeric');
  });

  it('emits each number within bounds while it is typed, and clamps and leaves on Enter', async () => {
    const { user, box, onChange } = setup();
    await user.clear(box);
    await user.type(box, '99');
    expect(onChange.mock.calls).toEqual([[9]]);
    expect(box).toHaveValue('99');
    await user.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([[9], [10]]);
    expect(box).toHaveValue('10');
    expect(box).not.toHaveFocus();
  });

  it('goes back to the last text when what is pasted is no number', async () => {
    const { user, box, onChange } = setup();
    await user.tripleClick(box);
    await user.paste('a lot');
    expect(box).toHaveValue('3');
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each(['1.5', '1,5', '１．５', '1٫5'])('counts %s as 2, typed and pasted', async (text) => {
    const { user, box, onChange } = setup({ value: 0, max: 10_000 });
    await user.tripleClick(box);
    await user.keyboard(text);
    expect(onChange.mock.calls).toEqual([[1], [2]]);
    await user.tab();
    expect(box).toHaveValue('2');

    await user.tripleClick(box);
    await user.paste(`${text} `);
    await user.tab();
    expect(box).toHaveValue('2');
  });

  it('counts 1.5 as 2 on a keyboard of a phone, which only tells the text', () => {
    const { box, onChange } = setup({ value: 0, max: 10_000 });
    for (const text of ['1', '1.', '1.5']) fireEvent.input(box, { target: { value: text } });
    fireEvent.blur(box);
    expect(onChange.mock.calls).toEqual([[1], [2]]);
    expect(box).toHaveValue('2');
  });

  it('becomes the least when left empty', async () => {
    const { user, box, onChange } = setup();
    await user.clear(box);
    expect(onChange).not.toHaveBeenCalled();
    await user.tab();
    expect(onChange.mock.calls).toEqual([[0]]);
    expect(box).toHaveValue('0');
  });

  it('steps within its bounds, and a button at a bound keeps the focus', async () => {
    const { user, onChange } = setup({ value: 1, max: 2 });
    await user.click(plus());
    await user.click(plus());
    expect(plus()).toHaveAttribute('aria-disabled', 'true');
    for (let press = 0; press < 3; press += 1) await user.click(minus());
    expect(onChange.mock.calls).toEqual([[2], [1], [0]]);
    expect(minus()).toHaveAttribute('aria-disabled', 'true');
    expect(minus()).toHaveFocus();
  });

  it.each([
    ['its own plus', undefined, 'amount-plus'],
    ['another plus', <button key="log" data-testid="log" />, 'log'],
  ])('can be cleared unless it is zero, and the focus goes to %s', async (_, action, focused) => {
    const { user, onChange } = setup({ action });
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onChange.mock.calls).toEqual([[0]]);
    expect(screen.queryByTestId('amount-clear')).not.toBeInTheDocument();
    expect(screen.getByTestId(focused)).toHaveFocus();
  });

  it.each([
    ['{ArrowUp}', [[31]]],
    ['{ArrowDown}', [[29]]],
    ['{PageUp}', [[40]]],
    ['{PageDown}', [[20]]],
    // Left to the caret: ten thousand beers are no keystroke.
    ['{Home}', []],
    ['{End}', []],
    // From what is typed, not from the last value.
    ['{Backspace}{ArrowUp}', [[1]]],
  ])('with %s emits %j from 30', async (keys, expected) => {
    const { user, box, onChange } = setup({ value: 30, max: 10_000 });
    await user.click(box);
    await user.keyboard(keys);
    expect(onChange.mock.calls).toEqual(expected);
  });
});

describe('isAllowedKey', () => {
  const none = { ctrlKey: false, metaKey: false, altKey: false };

  it.each([
    ...['0', '9', '３'],
    ...['Backspace', 'Delete', 'Tab', 'Enter', 'Home', 'End', 'ArrowLeft', 'ArrowUp', 'PageUp'],
    ...['.', ',', '．', '，', '。', '٫'],
  ])('lets %s in', (key) => {
    expect(isAllowedKey({ ...none, key }, '12')).toBe(true);
  });

  it.each(['a', 'c', 'v', 'x'])('lets the shortcut Ctrl or Cmd and %s through', (key) => {
    expect(isAllowedKey({ ...none, key, ctrlKey: true }, '')).toBe(true);
    expect(isAllowedKey({ ...none, key, metaKey: true }, '')).toBe(true);
  });

  it.each(['a', 'e', '-', '+', ' ', '%'])('keeps the character %j out', (key) => {
    expect(isAllowedKey({ ...none, key }, '')).toBe(false);
  });

  it('keeps out what AltGr writes, and a second separator', () => {
    expect(isAllowedKey({ ...none, key: '€', ctrlKey: true, altKey: true }, '')).toBe(false);
    for (const rest of ['5.', '5,', '5．']) {
      expect(isAllowedKey({ ...none, key: '.' }, rest)).toBe(false);
    }
  });
});
