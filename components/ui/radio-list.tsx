import { useId } from 'react';
import type { RadioGroupProps } from './radio-group';

/** A vertical list of native radios, for options with long names. */
export function RadioList<Value extends string | number>(props: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset data-testid={props.testId}>
      <legend className="text-sm text-quiet">{props.label}</legend>
      {props.options.map(({ value, label, testId }) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
          <input
            type="radio"
            name={name}
            data-testid={testId}
            className="radio radio-info radio-sm shrink-0"
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
