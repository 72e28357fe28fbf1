'use client';

import { useRef, type ComponentProps, type ReactNode } from 'react';
import { CloseIcon, MinusIcon } from '../icons';
import { useNumberField, type NumberValue } from './use-number-field';

export interface NumberFieldProps extends NumberValue {
  /** The clear button was pressed: the value becomes 0. */
  onClear: () => void;
  /** Called when the number gets the focus. */
  onFocus?: () => void;
  labels: { field: string; minus: string; plus: string; clear: string };
  /** Test id of the box; the buttons add `-minus`, `-plus` and `-clear`. */
  testId: string;
  /** Replaces the button with the plus. */
  action?: ReactNode;
}

/** A number box with buttons to step and to clear (APG spin button). */
export function NumberField({
  onClear,
  onFocus,
  labels,
  testId,
  action,
  ...rules
}: NumberFieldProps) {
  const { value, min, max } = rules;
  const field = useRef<HTMLDivElement>(null);
  const { text, step, forget, inputProps } = useNumberField(rules);
  const handleClear = () => {
    forget();
    onClear();
    // The clear button is removed by this. Focusing the box would open the on-screen keyboard; the plus
    // is the last button.
    [...(field.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  };

  return (
    <div ref={field} className="number-field">
      <div className="number-steps" data-zero={value === 0 || undefined} onFocus={onFocus}>
        <StepButton
          aria-label={labels.minus}
          aria-disabled={value <= min}
          onClick={() => step(-1)}
          data-testid={`${testId}-minus`}
          className="number-key"
        >
          <MinusIcon />
        </StepButton>
        <input
          data-testid={testId}
          className={`num h-11 w-12 rounded-field border border-transparent bg-transparent text-center font-semibold @max-xs:w-11 hover:border-base-content/55 focus:border-base-content/55 ${text.length > 3 ? 'text-sm' : 'text-xl'}`}
          aria-label={labels.field}
          {...inputProps}
        />
      </div>
      {value !== 0 && (
        <button
          type="button"
          data-testid={`${testId}-clear`}
          className="number-clear number-key"
          aria-label={labels.clear}
          onClick={handleClear}
        >
          <CloseIcon />
        </button>
      )}
      {action ?? (
        <StepButton
          aria-label={labels.plus}
          aria-disabled={value >= max}
          onClick={() => step(1)}
          data-testid={`${testId}-plus`}
          className="number-plus"
        >
          +1
        </StepButton>
      )}
    </div>
  );
}

/** At a bound it gets aria-disabled instead of disabled, so that it keeps the focus: the step is clamped. */
function StepButton(props: ComponentProps<'button'>) {
  return <button type="button" data-repeats="" {...props} />;
}
