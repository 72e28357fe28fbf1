import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DecimalField } from '@/components/ui/decimal-field';
import { renderControlled } from './controlled';

function show(first: number | null, decimals = 2, decimalSeparator = '.') {
  const onChange = renderControlled(first, (controlled) => (
    <DecimalField label="Value" max={9.99} {...{ decimals, decimalSeparator }} {...controlled} />
  ));
  const box = screen.getByRole('textbox', { name: 'Value' });
  const type = (text: string) => fireEvent.change(box, { target: { value: text } });
  return { box, type, onChange };
}

describe('DecimalField', () => {
  it.each([
    [null, 2, '.', ''],
    [0.5, 2, '.', '0.50'],
    [0.5, 2, ',', '0,50'],
    [0.08, 3, '.', '0.080'],
    [7, 0, '.', '7'],
  ])('shows %s with %s decimals and "%s" as %s', (value, decimals, separator, text) => {
    expect(show(value, decimals, separator).box).toHaveValue(text);
  });

  it.each(['0.53', '0,53', '０．５３', ' .53 '])('reads %s', (text) => {
    const { box, type, onChange } = show(null);
    type(text);
    expect(onChange).toHaveBeenLastCalledWith(0.53);
    fireEvent.blur(box);
    expect(box).toHaveValue('0.53');
  });

  it.each(['0.533', 'x', '1.2.3', '-1', '1e1'])('takes no %s', (text) => {
    const { box, type, onChange } = show(0.5);
    type(text);
    expect(onChange).not.toHaveBeenCalled();
    expect(box).toHaveValue('0.50');
  });

  it('takes no separator where there are no decimals', () => {
    const { type, onChange } = show(5, 0);
    type('5.');
    type('5,1');
    expect(onChange).not.toHaveBeenCalled();
    type('8');
    expect(onChange).toHaveBeenCalledWith(8);
  });

  it('can be emptied', () => {
    const { box, type, onChange } = show(0.5);
    type('');
    expect(onChange).toHaveBeenCalledWith(null);
    fireEvent.blur(box);
    expect(box).toHaveValue('');
  });

  it('holds what is too high only while it is typed, and then takes the highest', () => {
    const { box, type, onChange } = show(null);
    type('12');
    expect(onChange).not.toHaveBeenCalled();
    expect(box).toHaveValue('12');
    fireEvent.blur(box);
    expect(onChange).toHaveBeenCalledWith(9.99);
    expect(box).toHaveValue('9.99');
  });
});
