'use client';

import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { CloseIcon, MinusIcon, PlusIcon } from '../icons';
import {
  commitNumber,
  isAllowedKey,
  isWithin,
  parseNumberText,
  withSeparator,
  type NumberRules,
} from './number-text';
import { StepButton } from './step-button';

/** Digits that fit the box, however many. */
const digitSize = ({ length }: string) =>
  length > 4 ? 'text-[0.8125rem]' : length > 3 ? 'text-base' : 'text-[1.1875rem]';

/** How far a key of the box steps. */
const keySteps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

export interface NumberFieldProps {
  /** Null, or out of bounds: the default takes its place and is reported. */
  value: number | null;
  /** While typing: each number within bounds. On leaving or Enter: the corrected one. */
  onChange: (value: number) => void;
  /** In place of a change to 0, where the clear button does more than that. */
  onClear?: () => void;
  labels: { field: string; minus: string; plus: string; clear: string };
  min?: number;
  max?: number;
  defaultValue?: number;
  isDisabled?: boolean;
  /** Shown behind the number, such as "ml". */
  unit?: string;
  allowDecimal?: boolean;
  submitOnEnter?: boolean;
  blurOnEnter?: boolean;
  decimalSeparator?: string;
  /** Where the button to clear stands; its place is kept free while it is not there. */
  clearClassName?: string;
  /** Test id of the box; the buttons carry `-minus`, `-plus`, `-clear` behind it. */
  testId?: string;
}

/** A number box with steppers (APG spin button): typed, stepped or cleared. */
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
  decimalSeparator = '.',
  clearClassName = '',
  testId = 'number',
}: NumberFieldProps) {
  const rules: NumberRules = { min, max, defaultValue, allowDecimal };
  /** What is being typed; null while the box shows the value. */
  const [draft, setDraft] = useState<string | null>(null);
  const plusButton = useRef<HTMLButtonElement>(null);
  const unitId = useId();
  const shown = isWithin(value, rules) ? value : defaultValue;
  const isReplaced = value !== shown;

  useEffect(() => {
    if (isReplaced) onChange(shown);
  }, [isReplaced, shown, onChange]);

  const text = draft ?? withSeparator(shown, decimalSeparator);

  const settle = (next: number) => {
    setDraft(null);
    if (next !== shown) onChange(next);
  };
  const corrected = () =>
    commitNumber(draft === null ? shown : (parseNumberText(draft, allowDecimal) ?? null), rules);
  const step = (by: number) => settle(commitNumber(corrected() + by, rules));
  const clear = () => {
    if (onClear) {
      setDraft(null);
      onClear();
    } else settle(commitNumber(0, rules));
    // The pressed button goes away; its neighbour in the box would open the on-screen keyboard.
    plusButton.current?.focus();
  };

  const handleText = (typed: string) => {
    const parsed = parseNumberText(typed, allowDecimal);
    // React puts the last text back into the box.
    if (parsed === undefined) return;
    setDraft(withSeparator(typed, decimalSeparator));
    if (isWithin(parsed, rules) && parsed !== shown) onChange(parsed);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const rest = text.slice(0, selectionStart ?? 0) + text.slice(selectionEnd ?? 0);
    const by = keySteps[event.key];
    if (by !== undefined) step(by);
    if (by !== undefined || !isAllowedKey(event, rest, allowDecimal)) event.preventDefault();
    if (event.key !== 'Enter') return;
    if (blurOnEnter) event.currentTarget.blur();
    else if (submitOnEnter) settle(corrected());
  };

  return (
    <div className="flex items-center">
      <span className={`number-key ${clearClassName}`}>
        {shown !== 0 && !isDisabled && (
          <button
            type="button"
            data-testid={`${testId}-clear`}
            className="number-key relative cursor-pointer touch-manipulation rounded-full text-quiet hover:bg-tile"
            aria-label={labels.clear}
            onClick={clear}
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
          role="spinbutton"
          inputMode={allowDecimal ? 'decimal' : 'numeric'}
          autoComplete="off"
          aria-label={labels.field}
          aria-describedby={unit ? unitId : undefined}
          aria-valuenow={shown}
          aria-valuemin={min}
          aria-valuemax={max}
          disabled={isDisabled}
          value={text}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={handleKeyDown}
          onChange={(event) => handleText(event.currentTarget.value)}
          onBlur={() => draft !== null && settle(corrected())}
        />
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
      </div>
      {unit && (
        <span id={unitId} className="ps-2 text-sm text-quiet">
          {unit}
        </span>
      )}
    </div>
  );
}
