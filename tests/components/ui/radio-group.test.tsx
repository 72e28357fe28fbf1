import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RadioGroup } from '@/components/ui/radio-group';
import { renderControlled } from './controlled';

const options = [
  { value: 'a', label: 'Alpha', testId: 'letter-a' },
  { value: 'b', label: 'Beta', testId: 'letter-b' },
  { value: 'c', label: 'Gamma', testId: 'letter-c' },
];

function setup(first = 'b') {
  const onChange = renderControlled(first, (controlled) => (
    <RadioGroup label="Letter" options={options} {...controlled} />
  ));
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

  it('tells by the test id which option is chosen, and lets another be chosen there, once', async () => {
    const { user, onChange } = setup();
    await user.click(radio('b'));
    expect(radio('b')).toBeChecked();
    await user.click(radio('c'));
    expect(radio('c')).toBeChecked();
    expect(radio('b')).not.toBeChecked();
    expect(onChange.mock.calls).toEqual([['c']]);
  });

  it('moves choice and focus by keys', async () => {
    const { user, onChange } = setup();
    await user.tab();
    expect(radio('b')).toHaveFocus();
    const keys = ['Right', 'Left', 'Down', 'Up'].map((name) => `{Arrow${name}}`);
    const chosen = ['c', 'b', 'c', 'b', 'a', 'c'];
    for (const [index, key] of [...keys, '{Home}', '{End}'].entries()) {
      await user.keyboard(key);
      expect(onChange, key).toHaveBeenLastCalledWith(chosen[index]);
      expect(radio(chosen[index] ?? '')).toHaveFocus();
    }
  });

  it.each(['{Enter}', ' '])('chooses the focused option with %j', async (key) => {
    const { user, onChange } = setup('none of them');
    await user.tab();
    await user.keyboard(key);
    expect(onChange.mock.calls).toEqual([['a']]);
  });
});
