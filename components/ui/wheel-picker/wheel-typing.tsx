import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';

interface WheelTypingProps {
  label: string;
  /** The number at the band. */
  text: string;
  /** Some rows have decimals. */
  isDecimal: boolean;
  onType: (text: string) => void;
  /** @param isGivenUp whether typing was cancelled: the wheel returns to its previous option */
  onLeave: (isGivenUp: boolean) => void;
}

/** An input over the band, for touch screens. The wheel follows the typed number. */
export function WheelTyping({ label, text, isDecimal, onType, onLeave }: WheelTypingProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.select();
  }, []);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Closes the input, not the picker.
    event.preventDefault();
    event.stopPropagation();
    onLeave(true);
  };
  return (
    <input
      ref={box}
      data-testid="wheel-typing"
      className="wheel-typing num absolute rounded-field bg-base-100 text-center text-[1.75rem] font-semibold outline-none select-text"
      inputMode={isDecimal ? 'decimal' : 'numeric'}
      enterKeyHint="done"
      autoComplete="off"
      maxLength={6}
      aria-label={label}
      defaultValue={text}
      onChange={(event) => onType(event.currentTarget.value)}
      onKeyDown={handleKeyDown}
      onBlur={() => onLeave(false)}
    />
  );
}
