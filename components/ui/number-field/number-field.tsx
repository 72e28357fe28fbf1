import { useId, useRef } from 'react';
import { CloseIcon, MinusIcon } from '../icons';
import { StepButton } from './step-button';
import { useNumberField } from './use-number-field';

export interface NumberFieldProps {
  /** If null or out of bounds, the default is shown and reported with `onChange`. */
  value: number | null;
  /** Called for each number within the bounds while typing, and with the corrected one on blur or Enter. */
  onChange: (value: number) => void;
  /** Called by the clear button instead of `onChange(0)`. */
  onClear?: () => void;
  onFocus?: () => void;
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
  /** What the plus does instead. It stays the same button: a press is not lost while this changes. */
  plus?: { label: string; onPress: () => void; testId: string };
}

/** A number box with buttons to step and to clear (APG spin button), in the row or grid of its parent. */
export function NumberField(props: NumberFieldProps) {
  const { onFocus, labels, unit, plus, isDisabled = false, testId = 'number' } = props;
  const fieldRef = useRef<HTMLDivElement>(null);
  const unitId = useId();
  const { shown, isLeast, isMost, step, clear, inputProps } = useNumberField(props);
  const handleClear = () => {
    clear();
    // The clear button is removed by this. Focusing the box would open the on-screen keyboard; the plus
    // is the last button.
    [...(fieldRef.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  };

  return (
    <div ref={fieldRef} className="contents">
      <div className="number-steps" data-zero={shown === 0 || undefined} onFocus={onFocus}>
        <StepButton
          label={labels.minus}
          isDisabled={isDisabled || isLeast}
          onStep={() => step(-1)}
          testId={`${testId}-minus`}
          className="number-key"
        >
          <MinusIcon />
        </StepButton>
        <input
          data-testid={testId}
          className={`num h-11 w-12 rounded-field border border-transparent bg-transparent text-center font-semibold @max-xs:w-11 hover:border-base-content/55 focus:border-base-content/55 disabled:text-quiet ${inputProps.value.length > 3 ? 'text-sm' : 'text-xl'}`}
          aria-label={labels.field}
          aria-describedby={unit ? unitId : undefined}
          disabled={isDisabled}
          {...inputProps}
        />
      </div>
      {shown !== 0 && !isDisabled && (
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
      <StepButton
        label={plus?.label ?? labels.plus}
        isDisabled={!plus && (isDisabled || isMost)}
        isHeldToRepeat={!plus}
        onStep={plus?.onPress ?? (() => step(1))}
        testId={`${testId}-plus`}
        className="number-plus"
      >
        <span
          data-testid={plus?.testId}
          translate="no"
          className="absolute inset-0 grid place-items-center"
        >
          +1
        </span>
      </StepButton>
      {unit && (
        <span id={unitId} className="ps-2 text-sm text-quiet">
          {unit}
        </span>
      )}
    </div>
  );
}
