import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { RadioGroup } from '@/components/ui/radio-group';

const options = [
  { value: 'a', label: 'Alpha', testId: 'letter-a' },
  { value: 'b', label: 'Beta', testId: 'letter-b' },
  { value: 'c', label: 'Gamma', testId: 'letter-c' },
];

function setup(first = 'b') {
  const onChange = vi.fn();
  function Parent() {
    const [value, setValue] = useState(first);
    const handleChange = (next: string) => {
      onChange(next);
      setValue(next);
    };
    return <RadioGroup label="Letter" options={options} value={value} onChange={handleChange} />;
  }
  render(<Parent />);
  return { onChange, user: userEvent.setup() };
}
const radio = (letter: string) => screen.getByTestId(`letter-${letter}`);

describe('RadioGroup', () => {
  it('is a named group of radios', () => {
    setup();
    expect(screen.getByRole('radiogroup')).toHaveAccessibleName('Letter');
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(radio('b')).toHaveAccessibleName('Beta');
  });

  it('tells by the test id which option is chosen, and lets it be chosen there', async () => {
    const { user, onChange } = setup();
    expect(radio('b')).toBeChecked();
    await user.click(radio('c'));
    expect(radio('c')).toBeChecked();
    expect(radio('b')).not.toBeChecked();
    expect(onChange.mock.calls).toEqual([['c']]);
  });

  it('emits nothing when the chosen option is clicked again', async () => {
    const { user, onChange } = setup();
    await user.click(radio('b'));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('emits nothing when Home is pressed on the first option', async () => {
    const { user, onChange } = setup('a');
    await user.tab();
    await user.keyboard('{Home}');
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each([
    ['{ArrowRight}', 'c'],
    ['{ArrowDown}', 'c'],
    ['{ArrowLeft}', 'a'],
    ['{ArrowUp}', 'a'],
    ['{Home}', 'a'],
    ['{End}', 'c'],
  ])('moves choice and focus with %s to %s', async (key, expected) => {
    const { user, onChange } = setup();
    await user.tab();
    expect(radio('b')).toHaveFocus();
    await user.keyboard(key);
    expect(onChange.mock.calls).toEqual([[expected]]);
    expect(radio(expected)).toHaveFocus();
  });

  it.each(['{Enter}', ' '])('chooses the focused option with %j', async (key) => {
    const { user, onChange } = setup('none of them');
    await user.tab();
    await user.keyboard(key);
    expect(onChange.mock.calls).toEqual([['a']]);
  });
});
