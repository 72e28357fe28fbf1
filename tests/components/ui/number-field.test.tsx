import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NumberField } from '@/components/ui/number-field/number-field';
import type { NumberFieldProps } from '@/components/ui/number-field/use-number-field';
import { renderControlled } from './controlled';

const labels = { field: 'Amount', minus: 'One less', plus: 'One more', clear: 'Clear' };

function setup({ value = 3, ...props }: Partial<NumberFieldProps> = {}) {
  const onChange = renderControlled(value, (controlled) => (
    <NumberField testId="amount" labels={labels} {...props} {...controlled} />
  ));
  return { onChange, user: userEvent.setup(), box: screen.getByRole('spinbutton') };
}
const minus = () => screen.getByTestId('amount-minus');
const plus = () => screen.getByTestId('amount-plus');
const clear = () => screen.queryByTestId('amount-clear');

describe('NumberField, typed', () => {
  it('is a named spin button with its bounds, 0 to 10 unless told', () => {
    const { box } = setup();
    expect(box).toHaveAccessibleName('Amount');
    expect(box).toHaveAttribute('aria-valuenow', '3');
    expect(box).toHaveAttribute('aria-valuemin', '0');
    expect(box).toHaveAttribute('aria-valuemax', '10');
    expect(box).toHaveAttribute('inputmode', 'numeric');
  });

  it('emits nothing out of bounds and clamps on leaving', async () => {
    const { user, box, onChange } = setup({ value: 1 });
    await user.tripleClick(box);
    await user.paste('250');
    expect(onChange).not.toHaveBeenCalled();
    expect(box).toHaveValue('250');
    await user.tab();
    expect(onChange.mock.calls).toEqual([[10]]);
    expect(box).toHaveValue('10');
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

  it.each([
    ['5.27', '5.2', 5.2],
    ['5,2', '5.2', 5.2],
    ['.5', '.5', 0.5],
  ])('in decimal mode takes one place, and a dot for a comma: %s', async (typed, shown, value) => {
    const { user, box, onChange } = setup({ allowDecimal: true, value: 4.6 });
    expect(box).toHaveValue('4.6');
    expect(box).toHaveAttribute('inputmode', 'decimal');
    await user.tripleClick(box);
    await user.keyboard(typed);
    expect(box).toHaveValue(shown);
    expect(onChange).toHaveBeenLastCalledWith(value);
  });

  it('becomes the default when left empty', async () => {
    const { user, box, onChange } = setup({ defaultValue: 2 });
    await user.clear(box);
    expect(onChange).not.toHaveBeenCalled();
    await user.tab();
    expect(onChange.mock.calls).toEqual([[2]]);
    expect(box).toHaveValue('2');
  });
});

describe('NumberField, Enter', () => {
  it.each([
    ['corrects once and leaves the box', true, true, [[9], [10]], '10'],
    ['corrects and stays when it must not leave', false, true, [[9], [10]], '10'],
    ['does nothing when it neither submits nor leaves', false, false, [[9]], '99'],
  ])('%s', async (_, blurOnEnter, submitOnEnter, emitted, shown) => {
    const { user, box, onChange } = setup({ blurOnEnter, submitOnEnter });
    await user.clear(box);
    await user.type(box, '99{Enter}');
    expect(onChange.mock.calls).toEqual(emitted);
    expect(box).toHaveValue(shown);
    expect(document.activeElement === box).toBe(!blurOnEnter);
  });
});

describe('NumberField, first value', () => {
  it.each([
    ['missing', null, undefined, 0],
    ['missing, with a default', null, 4, 4],
    ['above max', 11, 4, 4],
    ['below min', -1, undefined, 0],
  ])('is replaced and reported when %s', (_, value, defaultValue, expected) => {
    const { box, onChange } = setup({ value, defaultValue });
    expect(onChange.mock.calls).toEqual([[expected]]);
    expect(box).toHaveValue(String(expected));
  });
});

describe('NumberField, buttons', () => {
  it('rounds what it steps from', async () => {
    const { user, onChange } = setup({ value: 2.5 });
    await user.click(plus());
    expect(onChange).toHaveBeenCalledWith(4);
  });

  it('disables minus at min without taking the focus away', async () => {
    const { user, onChange } = setup({ value: 1 });
    await user.click(minus());
    expect(minus()).toHaveAttribute('aria-disabled', 'true');
    expect(minus()).toHaveFocus();
    await user.click(minus());
    expect(onChange.mock.calls).toEqual([[0]]);
    expect(plus()).toHaveAttribute('aria-disabled', 'false');
  });

  it('disables plus at max, which it keeps in silence', async () => {
    const { user, onChange } = setup({ value: 10 });
    expect(plus()).toHaveAttribute('aria-disabled', 'true');
    await user.click(plus());
    expect(onChange).not.toHaveBeenCalled();
  });

  const log = { label: 'Log one', onPress: () => {}, testId: 'log' };

  it.each([
    ['steps', undefined],
    ['logs', log],
  ])(
    'can be cleared unless it is zero, and the focus goes to the plus that %s',
    async (_, plus) => {
      const { user, onChange } = setup({ plus });
      await user.click(screen.getByRole('button', { name: 'Clear' }));
      expect(onChange.mock.calls).toEqual([[0]]);
      expect(clear()).not.toBeInTheDocument();
      expect(screen.getByTestId('amount-plus')).toHaveFocus();
    },
  );

  it('keeps what is pressed while the plus becomes another one: the press then counts', () => {
    const onChange = vi.fn();
    const field = { testId: 'amount', labels, value: 3, onChange };
    const { rerender } = render(<NumberField {...field} plus={log} />);
    const pressed = screen.getByText('+1');
    rerender(<NumberField {...field} />);
    fireEvent.click(pressed);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(4);
    expect(pressed.closest('button')).toHaveAccessibleName('+1 One more');
  });

  it('logs once however long it is held', () => {
    vi.useFakeTimers();
    const onPress = vi.fn();
    setup({ plus: { ...log, onPress } });
    fireEvent.pointerDown(plus(), { button: 0 });
    act(() => void vi.advanceTimersByTime(2000));
    fireEvent.pointerUp(plus());
    fireEvent.click(plus());
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('goes on stepping while plus is held, and stops when it is let go', () => {
    vi.useFakeTimers();
    const { onChange } = setup();
    fireEvent.pointerDown(plus(), { button: 0 });
    const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    wait(399);
    expect(onChange).not.toHaveBeenCalled();
    for (const ms of [1, 90, 90]) wait(ms);
    fireEvent.pointerUp(plus());
    fireEvent.click(plus());
    wait(1000);
    expect(onChange.mock.calls).toEqual([[4], [5], [6]]);
  });

  it('does nothing and offers nothing when disabled', async () => {
    const { user, box, onChange } = setup({ isDisabled: true });
    await user.click(plus());
    await user.click(minus());
    expect(onChange).not.toHaveBeenCalled();
    expect(box).toBeDisabled();
    expect(clear()).not.toBeInTheDocument();
  });

  it('names the unit', () => {
    const { box } = setup({ unit: 'ml' });
    expect(box).toHaveAccessibleDescription('ml');
  });
});

describe('NumberField, keys', () => {
  it('steps by one and ten, and leaves Home and End to the caret', async () => {
    const { user, box, onChange } = setup({ value: 30, max: 100 });
    await user.click(box);
    await user.keyboard('{ArrowUp}{PageUp}{ArrowDown}{PageDown}{Home}{End}');
    expect(onChange.mock.calls).toEqual([[31], [41], [40], [30]]);
    expect(box).toHaveValue('30');
  });

  it('steps from what is typed, not from the last value', async () => {
    const { user, box, onChange } = setup({ max: 100 });
    await user.clear(box);
    await user.keyboard('{ArrowUp}');
    expect(onChange.mock.calls).toEqual([[1]]);
  });
});
