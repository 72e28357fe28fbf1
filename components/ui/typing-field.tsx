'use client';

import { useState } from 'react';

export interface TypingFieldProps {
  value: number;
  min: number;
  max: number;
  label: string;
  onChange: (value: number) => void;
  testId?: string;
}

/** The whole-number box beside a slider: clamps on leaving, goes back when it cannot be read. */
export function TypingField({ value, min, max, label, onChange, testId }: TypingFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const emit = (next: number) => {
    if (next !== value) onChange(next);
  };
  const commit = () => {
    if (draft !== null && /^\s*\d+([.,]\d+)?\s*$/.test(draft)) {
      const typed = Math.round(Number(draft.replace(',', '.')));
      emit(Math.min(max, Math.max(min, typed)));
    }
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
        const typed = /^\d+$/.test(text) ? Number(text) : NaN;
        if (typed >= min && typed <= max) emit(typed);
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}
