import { useId, type KeyboardEvent } from 'react';

export interface RadioOption<Value extends string | number> {
  value: Value;
  label: string;
  testId?: string;
}

export interface RadioGroupProps<Value extends string | number> {
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  testId?: string;
}

/** A segmented control of native radios that cover their segments, with Home, End and Enter. */
export function RadioGroup<Value extends string | number>(props: RadioGroupProps<Value>) {
  const { label, options, value, onChange, testId } = props;
  const name = useId();
  const choose = (next: Value | undefined) => {
    if (next !== undefined && next !== value) onChange(next);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const edge = { Home: options[0], End: options.at(-1) }[event.key];
    if (edge) {
      event.preventDefault();
      choose(edge.value);
      const radios = event.currentTarget.querySelectorAll('input');
      radios[options.indexOf(edge)]?.focus();
    }
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.target.click();
  };
  // Three units fit beside their heading: a saved evening that brings the third must move nothing.
  const padding = options.length > 2 ? 'px-1' : 'px-2';
  return (
    <div
      role="radiogroup"
      aria-label={label}
      data-testid={testId}
      className="segments w-full"
      onKeyDown={handleKeyDown}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={`segment relative grid place-items-center text-center ${padding}`}
        >
          <input
            type="radio"
            name={name}
            data-testid={option.testId}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            checked={option.value === value}
            onChange={() => choose(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
