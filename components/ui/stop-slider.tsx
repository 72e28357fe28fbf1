import { useRef } from 'react';

export interface StopSliderProps {
  /** The position, 0 for the first. */
  value: number;
  label: string;
  words: readonly string[];
  onChange: (value: number) => void;
  testId?: string;
}

/** A slider of named positions; pointers press them, so that scrolling over it changes nothing. */
export function StopSlider({ value, label, words, onChange, testId }: StopSliderProps) {
  const slider = useRef<HTMLInputElement>(null);
  const choose = (stop: number) => {
    slider.current?.focus({ preventScroll: true });
    if (stop !== value) onChange(stop);
  };
  return (
    <div className="@container">
      <div className="segments relative auto-cols-[minmax(min-content,1fr)] @max-xs:grid-flow-row @max-xs:grid-cols-2">
        <input
          ref={slider}
          type="range"
          data-testid={testId}
          className="pointer-events-none absolute inset-0 size-full opacity-0"
          min={0}
          max={words.length - 1}
          value={value}
          aria-label={label}
          aria-valuetext={words[value]}
          onChange={(event) => choose(Number(event.currentTarget.value))}
        />
        {words.map((word, stop) => (
          <button
            key={word}
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            data-chosen={stop === value || undefined}
            className="segment hyphens-none wrap-break-word"
            onClick={() => choose(stop)}
          >
            {word}
          </button>
        ))}
      </div>
    </div>
  );
}
