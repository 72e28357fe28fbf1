'use client';

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
  /** Called only if another option is chosen. */
  onChange: (value: Value) => void;
  testId?: string;
}

/**
 * A segmented control made of native radios, each of which covers its segment. Home, End and Enter are
 * handled in addition to the browser's keys.
 */
export function RadioGroup<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  testId,
}: RadioGroupProps<Value>) {
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
  return (
    <div
      role="radiogroup"
      aria-label={label}
      data-testid={testId}
      className="grid w-full auto-cols-fr grid-flow-col rounded-field bg-tile p-0.75"
      onKeyDown={handleKeyDown}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative grid min-h-11 min-w-0 cursor-pointer place-items-center rounded-[calc(var(--radius-field)-0.1875rem)] px-2 py-1 text-center text-[0.9375rem] leading-tight font-medium wrap-anywhere has-checked:font-semibold hyphens-auto has-checked:bg-info has-checked:text-info-content has-checked:forced-color-adjust-none has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-ring)"
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
