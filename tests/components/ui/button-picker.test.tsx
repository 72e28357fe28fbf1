import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ButtonPicker, type ButtonPickerProps } from '@/components/ui/button-picker';
import { beerColumns, chosen, dialog, press } from './wheel-picker-harness';

function renderPicker(props: Partial<ButtonPickerProps> = {}) {
  const onConfirm = vi.fn();
  render(
    <ButtonPicker
      label="Strength"
      value="5.6"
      unit="%"
      stylePreset="percents"
      columns={beerColumns}
      heading="How strong?"
      description="From the label"
      okLabel="OK"
      closeLabel="Close"
      onConfirm={onConfirm}
      testId="percent"
      {...props}
    />,
  );
  return onConfirm;
}
const button = () => screen.getByTestId('percent');

describe('ButtonPicker', () => {
  // Spec section 2.
  it.each([
    ['percents', 0],
    ['personal-data', 1],
  ] as const)('as %s keeps value and unit together, with %i edit icons', (stylePreset, count) => {
    renderPicker({ stylePreset });
    expect(button().textContent).toBe('5.6\u00a0%');
    expect(button()).toHaveAccessibleName(/^Strength 5\.6\s%$/);
    expect(button().querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(count);
  });

  it('opens its picker and emits what is confirmed', () => {
    const onConfirm = renderPicker();
    fireEvent.click(button());
    expect(dialog()).toHaveAccessibleName('How strong?');
    expect(dialog()).toHaveAccessibleDescription('From the label');
    expect(chosen()).toEqual(['5', '6']);
    press('ArrowUp', 'Enter');
    expect(onConfirm.mock.calls).toEqual([
      [
        [
          { id: '4', name: '4' },
          { id: '6', name: '6' },
        ],
      ],
    ]);
  });
});
