'use client';

import { useId, useRef, type ReactNode } from 'react';
import { CloseIcon, MinusIcon, PlusIcon } from '../icons';
import { StepButton } from './step-button';
import { useNumberField } from './use-number-field';

/** Longer numbers get smaller digits, so that they fit the box. */
const digitSize = ({ length }: string) =>
  length > 4 ? 'text-[0.8125rem]' : length > 3 ? 'text-base' : 'text-[1.1875rem]';

export interface NumberFieldProps {
  /** If null or out of bounds, the default is shown and reported with `onChange`. */
  value: number | null;
  /** Called for each number within the bounds while typing, and with the corrected one on blur or Enter. */
  onChange: (value: number) => void;
  /** Called by the clear button instead of `onChange(0)`. */
  onClear?: () => void;
  labels: { field: string; minus: string; plus: string; clear: string };
  min?: number;
  max?: number;
  defaultValue?: number;
  isDisabled?: boolean;
  /** Shown after the number, such as "ml". */
  unit?: string;
  allowDecimal?: boolean;
  submitOnEnter?: boolean;
  blurOnEnter?: boolean;
  /** Test id of the box; the buttons add `-minus`, `-plus` and `-clear`. */
  testId?: string;
  /** Replaces the button with the plus. */
  action?: ReactNode;
}

/** A number box with buttons to step and to clear (APG spin button). */
export function NumberField({
  value,
  onChange,
  onClear,
  labels,
  min = 0,
  max = 10,
  defaultValue = min,
  isDisabled = false,
  unit,
  allowDecimal = false,
  submitOnEnter = true,
  blurOnEnter = true,
  testId = 'number',
  action,
}: NumberFieldProps) {
  const plusButton = useRef<HTMLButtonElement>(null);
  const unitId = useId();
  const rules = { min, max, defaultValue, allowDecimal };
  const onEnter = blurOnEnter ? 'blur' : submitOnEnter ? 'submit' : null;
  const field = useNumberField(value, onChange, onClear, rules, onEnter);
  const { shown, text, step, clear, inputProps } = field;
  const handleClear = () => {
    clear();
    // The clear button is removed by this. Focusing the box would open the on-screen keyboard.
    plusButton.current?.focus();
  };

  return (
    <div className="flex items-center">
      <span className="number-key">
        {shown !== 0 && !isDisabled && (
          <button
            type="button"
            data-testid={`${testId}-clear`}
            className="number-key relative cursor-pointer touch-manipulation rounded-full text-quiet hover:bg-tile"
            aria-label={labels.clear}
            onClick={handleClear}
          >
            <span className="grid size-5 place-items-center rounded-full border border-current/40 bg-base-100 [&>svg]:size-3">
              <CloseIcon />
            </span>
          </button>
        )}
      </span>
      <div className="flex items-center">
        <StepButton
          label={labels.minus}
          isDisabled={isDisabled || shown <= min}
          onStep={() => step(-1)}
          testId={`${testId}-minus`}
        >
          <MinusIcon />
        </StepButton>
        <input
          data-testid={testId}
          className={`num h-11 w-12 @max-xs:w-11 rounded-field border border-transparent bg-transparent text-center hover:border-base-content/55 focus:border-base-content/55 disabled:text-quiet ${digitSize(text)} ${shown === 0 ? 'font-medium text-quiet' : 'font-semibold'}`}
          aria-label={labels.field}
          aria-describedby={unit ? unitId : undefined}
          disabled={isDisabled}
          {...inputProps}
        />
        {action ?? (
          <StepButton
            ref={plusButton}
            label={labels.plus}
            isDisabled={isDisabled || shown >= max}
            onStep={() => step(1)}
            testId={`${testId}-plus`}
            className="bg-tile"
          >
            <PlusIcon />
          </StepButton>
        )}
      </div>
      {unit && (
        <span id={unitId} className="ps-2 text-sm text-quiet">
          {unit}
        </span>
      )}
    </div>
  );
}
