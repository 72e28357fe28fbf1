'use client';

import { useState } from 'react';
import { parseTypedNumber } from './typed-number';

export interface TypingFieldProps {
  value: number;
  min: number;
  max: number;
  label: string;
  onChange: (value: number) => void;
  testId?: string;
}

/** The whole-number box beside a slider. On blur it clamps, or reverts a text that is not a number. */
export function TypingField({ value, min, max, label, onChange, testId }: TypingFieldProps) {
  /** The text being typed; null while the box shows the value. */
  const [draft, setDraft] = useState<string | null>(null);
  const emit = (next: number) => {
    if (next !== value) onChange(next);
  };
  const commit = () => {
    const typed = draft === null ? null : parseTypedNumber(draft);
    if (typeof typed === 'number') emit(Math.min(max, Math.max(min, Math.round(typed))));
    setDraft(null);
  };
  return (
    <input
      data-testid={testId}
      className="num input h-11 w-20 text-center text-lg font-semibold"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      value={draft ?? String(value)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        const text = event.currentTarget.value.normalize('NFKC');
        setDraft(text);
        const typed = parseTypedNumber(text, 0) ?? NaN;
        if (typed >= min && typed <= max) emit(typed);
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}
