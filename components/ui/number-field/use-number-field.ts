'use client';

import { useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { parseTypedUp } from '../typed-number';
import { isAllowedKey } from './number-text';

/** The change of the value by key. */
const keySteps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

export interface NumberValue {
  /** A whole number within the bounds. */
  value: number;
  min: number;
  max: number;
  /** Called for each number within the bounds while typing, and with the clamped one on blur or Enter. */
  onChange: (value: number) => void;
}

/** The state of a number box: the text being typed, and when it changes the value. */
export function useNumberField({ value, min, max, onChange }: NumberValue) {
  /** The text being typed; null while the box shows the value. */
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? String(value);
  const clamp = (number: number) => Math.min(max, Math.max(min, number));

  /** The typed number, clamped; an empty box counts as the least. */
  const typedNumber = () => (draft === null ? value : clamp(parseTypedUp(draft) ?? min));
  const settle = (next: number) => {
    setDraft(null);
    if (next !== value) onChange(next);
  };
  const step = (by: number) => settle(clamp(typedNumber() + by));

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const rest = text.slice(0, selectionStart ?? 0) + text.slice(selectionEnd ?? 0);
    const by = keySteps[event.key];
    if (by !== undefined) step(by);
    if (by !== undefined || !isAllowedKey(event, rest)) event.preventDefault();
    if (event.key === 'Enter') event.currentTarget.blur();
  };
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const typed = parseTypedUp(currentTarget.value);
    // Without a state change, React restores the previous text.
    if (typed === undefined) return;
    setDraft(currentTarget.value);
    if (typed !== null && clamp(typed) === typed && typed !== value) onChange(typed);
  };

  return {
    text,
    step,
    forget: () => setDraft(null),
    inputProps: {
      role: 'spinbutton',
      inputMode: 'numeric',
      autoComplete: 'off',
      'aria-valuenow': value,
      'aria-valuemin': min,
      'aria-valuemax': max,
      value: text,
      onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
      onKeyDown: handleKeyDown,
      onChange: handleChange,
      onBlur: () => settle(typedNumber()),
    } as const,
  };
}
