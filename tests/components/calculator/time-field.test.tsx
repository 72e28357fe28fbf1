import { fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TimeField } from '@/components/calculator/when/time-field';
import { renderShell } from '../shell/render-shell';
import { chosen, columnOf, dialog, press } from '../ui/wheel-picker-harness';

function renderField(props: Partial<ComponentProps<typeof TimeField>> = {}) {
  const onChange = vi.fn();
  renderShell(
    <TimeField
      value="21:00"
      unitSystem="metric"
      label="First sip"
      hint="The first glass"
      onChange={onChange}
      testId="time-start"
      {...props}
    />,
  );
  return onChange;
}
const button = () => screen.getByTestId('time-start');

describe('TimeField', () => {
  it('has a button whose text is the time as it is shown, named by label and time', () => {
    renderField({ description: 'next day' });
    expect(button().textContent).toBe('21:00');
    expect(button()).toHaveAccessibleName('First sip 21:00');
    expect(button()).toHaveAccessibleDescription('next day');
  });

  it('opens the picker also by its label', () => {
    renderField();
    fireEvent.click(screen.getByText('First sip'));
    expect(dialog()).toHaveAccessibleName('First sip');
    expect(dialog()).toHaveAccessibleDescription('The first glass');
    expect(chosen()).toEqual(['21', '00']);
  });

  it('keeps the minute at which it opened, between its neighbours', () => {
    const onChange = renderField({ value: '21:47' });
    fireEvent.click(button());
    expect(chosen()).toEqual(['21', '47']);
    press('Enter');
    expect(onChange).toHaveBeenLastCalledWith('21:47');
    fireEvent.click(button());
    columnOf('Minutes').focus();
    press('ArrowUp');
    expect(chosen()).toEqual(['21', '40']);
    press('ArrowDown', 'ArrowDown');
    expect(chosen()).toEqual(['21', '50']);
    press('Enter');
    expect(onChange).toHaveBeenLastCalledWith('21:50');
  });

  it('speaks the 12-hour clock with imperial units and emits the 24-hour time', () => {
    const onChange = renderField({ unitSystem: 'imperial', value: '00:30' });
    expect(button().textContent).toBe('12:30\u00a0AM');
    fireEvent.click(button());
    expect(chosen()).toEqual(['12', '30', 'AM']);
    columnOf('AM or PM').focus();
    press('ArrowDown', 'Enter');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('12:30');
  });
});
