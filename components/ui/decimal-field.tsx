import { useState } from 'react';
import { parseTypedNumber, withSeparator } from './typed-number';

export interface DecimalFieldProps {
  value: number | null;
  /** Number of decimals; 0 for whole numbers. */
  decimals: number;
  max: number;
  label: string;
  decimalSeparator: string;
  /** Called while typing for each number up to `max` and for an empty box, and on blur with the maximum. */
  onChange: (value: number | null) => void;
  testId?: string;
}

/** A box for a number with decimals that may be empty. Other texts cannot be typed. */
export function DecimalField(props: DecimalFieldProps) {
  const { value, decimals, max, label, decimalSeparator, onChange, testId } = props;
  /** The text being typed; null while the box shows the value. */
  const [draft, setDraft] = useState<string | null>(null);
  const shown = value === null ? '' : withSeparator(value.toFixed(decimals), decimalSeparator);

  function handleText(text: string) {
    const typed = parseTypedNumber(text, decimals);
    // Without a state change, React restores the previous text.
    if (typed === undefined) return;
    setDraft(withSeparator(text.normalize('NFKC').trim(), decimalSeparator));
    if ((typed === null || typed <= max) && typed !== value) onChange(typed);
  }

  function settle() {
    const typed = draft === null ? value : (parseTypedNumber(draft, decimals) ?? null);
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
