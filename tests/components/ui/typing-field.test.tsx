import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TypingField } from '@/components/ui/typing-field';
import { renderControlled } from './controlled';

function setup() {
  const onChange = renderControlled(39, (controlled) => (
    <TypingField
      testId="age"
      label="Age"
      min={18}
      max={100}
      tooSmall="For adults"
      {...controlled}
    />
  ));
  return { onChange, user: userEvent.setup(), box: screen.getByTestId('age') };
}

describe('TypingField', () => {
  it('emits what is within bounds while it is typed', async () => {
    const { user, box, onChange } = setup();
    expect(box).toHaveAccessibleName('Age');
    await user.clear(box);
    await user.type(box, '45');
    expect(onChange.mock.calls).toEqual([[45]]);
  });

  it.each([
    ['7', 18],
    ['130', 100],
    ['44,6', 45],
  ])('makes of %s on leaving: %i', async (typed, expected) => {
    const { user, box, onChange } = setup();
    await user.clear(box);
    await user.type(box, typed);
    await user.tab();
    expect(onChange).toHaveBeenLastCalledWith(expected);
    expect(box).toHaveValue(String(expected));
  });

  it.each(['', 'abc', '4x', '-20'])('goes back when left with %j', async (typed) => {
    const { user, box, onChange } = setup();
    fireEvent.input(box, { target: { value: typed } });
    await user.click(box);
    await user.tab();
    expect(box).toHaveValue('39');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('emits the value that it has, too, when that is typed', async () => {
    const { user, box, onChange } = setup();
    await user.click(box);
    await user.tab();
    expect(onChange).not.toHaveBeenCalled();
    await user.clear(box);
    await user.type(box, '39{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(39);
  });

  it('says that a number was too small, until it is edited again', async () => {
    const { user, box } = setup();
    const said = () => screen.queryByRole('alert')?.textContent;
    await user.clear(box);
    await user.type(box, '17');
    expect(said()).toBeUndefined();
    await user.tab();
    expect(box).toHaveValue('18');
    expect(said()).toBe('For adults');
    await user.click(box);
    await user.tab();
    expect(said()).toBe('For adults');
    await user.type(box, '2');
    expect(said()).toBeUndefined();
    await user.type(box, '4{Enter}');
    expect(said()).toBeUndefined();
  });
});
