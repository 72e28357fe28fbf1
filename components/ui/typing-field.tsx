import { useState } from 'react';
import { parseTypedNumber } from './typed-number';

export interface TypingFieldProps {
  value: number;
  min: number;
  max: number;
  label: string;
  /** The visitor has typed a value, if only the one that it is. */
  onChange: (value: number) => void;
  /** Said when a smaller number has become the minimum, until the value is edited again. */
  tooSmall: string;
  testId?: string;
}

/** The box beside a slider. On blur it clamps, or reverts a text that is not a number. */
export function TypingField(props: TypingFieldProps) {
  const { value, min, max, label, onChange, tooSmall, testId } = props;
  /** The text being typed; null while the box shows the value. */
  const [draft, setDraft] = useState<string | null>(null);
  const [isRaised, setIsRaised] = useState(false);
  if (isRaised && value !== min) setIsRaised(false);
  const commit = () => {
    const typed = draft === null ? null : parseTypedNumber(draft);
    if (typeof typed === 'number') {
      onChange(Math.min(max, Math.max(min, Math.round(typed))));
      setIsRaised(typed < min);
    }
    setDraft(null);
  };
  return (
    <>
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
          setIsRaised(false);
          const typed = parseTypedNumber(text, 0) ?? NaN;
          if (typed >= min && typed <= max) onChange(typed);
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      {isRaised && (
        <p role="alert" className="w-full text-sm">
          {tooSmall}
        </p>
      )}
    </>
  );
}
