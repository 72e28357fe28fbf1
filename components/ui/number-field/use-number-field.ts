import { useEffect, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { parseTypedNumber, parseTypedUp } from '../typed-number';
import { commitNumber, isAllowedKey, isWithin } from './number-text';

export interface NumberFieldProps {
  /** If null or out of bounds, the default is shown and reported with `onChange`. */
  value: number | null;
  /** Called for each number within the bounds while typing, and with the corrected one on blur or Enter. */
  onChange: (value: number) => void;
  /** Called by the clear button instead of `onChange(0)`. */
  onClear?: () => void;
  onFocus?: () => void;
  /** `plus` follows the "+1" that is seen. */
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

/** The change of the value by key. */
const keySteps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** The state of a number box: the text being typed, and when it changes the value. */
export function useNumberField(props: NumberFieldProps) {
  const { value, onChange, onClear, submitOnEnter = true, blurOnEnter = true } = props;
  const { min = 0, max = 10, defaultValue = min, allowDecimal = false } = props;
  const rules = { min, max, defaultValue, allowDecimal };
  /** The text being typed; null while the box shows the value. */
  const [draft, setDraft] = useState<string | null>(null);
  const shown = isWithin(value, rules) ? value : defaultValue;
  const isReplaced = value !== shown;

  useEffect(() => {
    if (isReplaced) onChange(shown);
  }, [isReplaced, shown, onChange]);

  const text = draft ?? String(shown);
  const parse = (typed: string) =>
    allowDecimal ? parseTypedNumber(typed, 1) : parseTypedUp(typed);

  const settle = (next: number | null) => {
    setDraft(null);
    const committed = commitNumber(next, rules);
    if (committed !== shown) onChange(committed);
  };
  const typedNumber = () => (draft === null ? shown : (parse(draft) ?? null));
  const step = (by: number) => settle(commitNumber(typedNumber(), rules) + by);
  const clear = () => {
    if (!onClear) return settle(0);
    setDraft(null);
    onClear();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const rest = text.slice(0, selectionStart ?? 0) + text.slice(selectionEnd ?? 0);
    const by = keySteps[event.key];
    if (by !== undefined) step(by);
    if (by !== undefined || !isAllowedKey(event, rest)) event.preventDefault();
    if (event.key !== 'Enter') return;
    if (blurOnEnter) event.currentTarget.blur();
    else if (submitOnEnter) settle(typedNumber());
  };
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const typed = parse(currentTarget.value);
    // Without a state change, React restores the previous text.
    if (typed === undefined) return;
    const text = currentTarget.value;
    setDraft(allowDecimal ? text.replace(',', '.') : text);
    if (isWithin(typed, rules) && typed !== shown) onChange(typed);
  };

  return {
    shown,
    isLeast: shown <= min,
    isMost: shown >= max,
    step,
    clear,
    inputProps: {
      role: 'spinbutton',
      inputMode: allowDecimal ? 'decimal' : 'numeric',
      autoComplete: 'off',
      'aria-valuenow': shown,
      'aria-valuemin': min,
      'aria-valuemax': max,
      value: text,
      onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
      onKeyDown: handleKeyDown,
      onChange: handleChange,
      onBlur: () => {
        if (draft !== null) settle(typedNumber());
      },
    } as const,
  };
}
