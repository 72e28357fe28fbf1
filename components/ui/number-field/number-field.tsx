import { useId, useRef } from 'react';
import { CloseIcon, MinusIcon } from '../icons';
import { StepButton } from './step-button';
import { useNumberField, type NumberFieldProps } from './use-number-field';

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
        // What is seen is part of the name: somebody who speaks to the device says it.
        label={`+1 ${plus?.label ?? labels.plus}`}
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
