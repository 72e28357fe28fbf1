'use client';

import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { CloseIcon, MinusIcon, PlusIcon } from '../icons';
import {
  commitNumber,
  isAllowedKey,
  isWithin,
  numberText,
  parseNumberText,
  type NumberRules,
} from './number-text';

export interface NumberFieldLabels {
  field: string;
  minus: string;
  plus: string;
  clear: string;
}

export interface NumberFieldProps {
  value: number | null;
  onChange: (value: number) => void;
  labels: NumberFieldLabels;
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
  /** Test id of the box; the buttons carry `-minus`, `-plus`, `-clear` behind it. */
  testId?: string;
}

/** A number box with steppers (APG spin button): typed, stepped or cleared. */
export function NumberField({
  value,
  onChange,
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
  testId = 'number',
}: NumberFieldProps) {
  const rules: NumberRules = { min, max, defaultValue, allowDecimal };
  /** What is being typed; null while the box shows the value. */
  const [draft, setDraft] = useState<string | null>(null);
  const lastGoodText = useRef('');
  const unitId = useId();
  const shown = isWithin(value, rules) ? value : defaultValue;
  const isReplaced = value !== shown;

  useEffect(() => {
    if (isReplaced) onChange(shown);
  }, [isReplaced, shown, onChange]);

  const text = draft ?? numberText(shown, decimalSeparator);
  const hasClear = shown !== 0 && !isDisabled;
  const isAtMin = shown <= min;
  const isAtMax = shown >= max;

  const emit = (next: number) => {
    if (next !== shown) onChange(next);
  };
  const step = (by: number) => {
    setDraft(null);
    emit(commitNumber(shown + by, rules));
  };
  const handleText = (typed: string) => {
    const parsed = parseNumberText(typed, allowDecimal);
    if (parsed === undefined) {
      setDraft(lastGoodText.current);
      return;
    }
    lastGoodText.current = typed;
    setDraft(typed);
    if (parsed !== null && isWithin(parsed, rules)) emit(parsed);
  };
  const commit = () => {
    if (draft === null) return;
    emit(commitNumber(parseNumberText(draft, allowDecimal) ?? null, rules));
    setDraft(null);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isAllowedKey(event, text, allowDecimal)) {
      event.preventDefault();
      return;
    }
    const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
    const by = steps[event.key];
    if (by !== undefined) {
      event.preventDefault();
      step(by);
    }
    if (event.key === 'Enter') {
      if (submitOnEnter) commit();
      if (blurOnEnter) event.currentTarget.blur();
    }
  };

  const stepButton =
    'btn join-item btn-square size-11 min-h-11 aria-disabled:cursor-default aria-disabled:border-base-content/15 aria-disabled:bg-transparent aria-disabled:text-base-content/40 aria-disabled:shadow-none';
  return (
    <div className="flex items-center gap-1">
      <div className="join">
        <button
          type="button"
          data-testid={`${testId}-minus`}
          className={stepButton}
          aria-label={labels.minus}
          aria-disabled={isAtMin || isDisabled}
          onClick={() => !isAtMin && !isDisabled && step(-1)}
        >
          <MinusIcon />
        </button>
        <div className="relative">
          <input
            data-testid={testId}
            className={`num input join-item h-11 w-22 px-1 text-center text-lg font-semibold ${hasClear ? 'pe-10' : ''}`}
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
            onFocus={(event) => {
              lastGoodText.current = text;
              event.currentTarget.select();
            }}
            onKeyDown={handleKeyDown}
            onChange={(event) => handleText(event.currentTarget.value)}
            onBlur={commit}
          />
          {hasClear && (
            <button
              type="button"
              data-testid={`${testId}-clear`}
              className="absolute inset-y-0 end-0 grid w-11 cursor-pointer place-items-center text-base-content/75 hover:text-base-content"
              aria-label={labels.clear}
              onClick={() => {
                setDraft(null);
                emit(commitNumber(0, rules));
              }}
            >
              <CloseIcon />
            </button>
          )}
        </div>
        <button
          type="button"
          data-testid={`${testId}-plus`}
          className={stepButton}
          aria-label={labels.plus}
          aria-disabled={isAtMax || isDisabled}
          onClick={() => !isAtMax && !isDisabled && step(1)}
        >
          <PlusIcon />
        </button>
      </div>
      {unit && (
        <span id={unitId} className="text-sm text-base-content/75">
          {unit}
        </span>
      )}
    </div>
  );
}
