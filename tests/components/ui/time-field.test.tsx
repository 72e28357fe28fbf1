import { fireEvent, render, screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { describe, expect, it, vi } from 'vitest';
import { TimeField, type TimeFieldProps } from '@/components/ui/time-field';
import { timePickerTexts } from '@/lib/i18n/time-picker-texts';
import messages from '@/messages/en.json';
import { chosen, columnOf, dialog, press } from './wheel-picker-harness';

const texts = timePickerTexts(createTranslator({ locale: 'en', messages }));

function renderField(props: Partial<TimeFieldProps> = {}) {
  const onChange = vi.fn();
  render(
    <TimeField
      value="21:00"
      shown="9 in the evening"
      name="First sip"
      pickerName="When did it start?"
      pickerDescription="The first glass"
      unitType="metric"
      stepMin={10}
      texts={texts}
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
    expect(button().textContent).toBe('9 in the evening');
    expect(button()).toHaveAccessibleName('First sip 9 in the evening');
    expect(button()).toHaveAccessibleDescription('next day');
  });

  it('opens the picker also by its label', () => {
    renderField();
    fireEvent.click(screen.getByText('First sip'));
    expect(dialog()).toHaveAccessibleName('When did it start?');
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
    const onChange = renderField({ unitType: 'imperial', value: '00:30' });
    fireEvent.click(button());
    expect(chosen()).toEqual(['12', '30', 'AM']);
    columnOf('AM or PM').focus();
    press('ArrowDown', 'Enter');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('12:30');
  });
});
