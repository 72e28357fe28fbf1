'use client';

import { useState } from 'react';

export interface DecimalFieldProps {
  /** Null while empty. */
  value: number | null;
  /** Digits behind the separator; 0 for whole numbers. */
  decimals: number;
  max: number;
  label: string;
  decimalSeparator: string;
  /** While typing: each number within bounds, null for an empty box. On leaving: the nearest one. */
  onChange: (value: number | null) => void;
  testId?: string;
}

/**
 * A box for a number with decimals that may be left empty. Point and comma both separate; what is
 * no such number cannot be typed.
 */
export function DecimalField(props: DecimalFieldProps) {
  const { value, decimals, max, label, decimalSeparator, onChange, testId } = props;
  /** What is being typed; null while the box shows the value. */
  const [draft, setDraft] = useState<string | null>(null);
  const separated = (text: string) => text.replace(/[.,]/, decimalSeparator);
  const shown = value === null ? '' : separated(value.toFixed(decimals));

  function handleText(text: string) {
    const typed = parseDecimal(text, decimals);
    // React puts the last text back into the box.
    if (typed === undefined) return;
    setDraft(separated(text.normalize('NFKC').trim()));
    if ((typed === null || typed <= max) && typed !== value) onChange(typed);
  }

  function settle() {
    const typed = draft === null ? value : (parseDecimal(draft, decimals) ?? null);
    setDraft(null);
    if (typed !== null && typed > max) onChange(max);
  }

  return (
    <input
      data-testid={testId}
      className="num input h-14 w-full text-3xl font-semibold tracking-tight"
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      aria-label={label}
      maxLength={6}
      value={draft ?? shown}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => handleText(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}

/** @returns null for a text without digits, undefined for one that is no such number */
function parseDecimal(text: string, decimals: number): number | null | undefined {
  const plain = text.normalize('NFKC').trim().replace(',', '.');
  const fraction = decimals > 0 ? `(\\.\\d{0,${decimals}})?` : '';
  if (!new RegExp(`^\\d*${fraction}$`).test(plain)) return undefined;
  return /\d/.test(plain) ? Number(plain) : null;
}
