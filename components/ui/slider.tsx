'use client';

import { useRef, type CSSProperties } from 'react';
import { isApplePhone, thumbIsUnder } from './slider-thumb';

export interface SliderProps {
  value: number;
  min: number;
  max: number;
  step?: number;
  label: string;
  /** The value in words, for screen readers and for named positions. */
  valueText: string;
  /** Words under the track, one per position, first to last. */
  ticks?: readonly string[];
  onChange: (value: number) => void;
  testId?: string;
}

/**
 * A native range input. On iOS it changes only by dragging the thumb: a finger that scrolls the
 * page over the track must not move it (spec section 5).
 */
export function Slider({
  value,
  min,
  max,
  step = 1,
  label,
  valueText,
  ticks,
  onChange,
  testId,
}: SliderProps) {
  const isDragAllowed = useRef(true);
  const share = (Math.min(max, Math.max(min, value)) - min) / (max - min);
  const emit = (text: string) => {
    const next = Math.min(max, Math.max(min, Number(text)));
    if (isDragAllowed.current && next !== value) onChange(next);
  };
  return (
    <div>
      <input
        type="range"
        data-testid={testId}
        className="slider"
        style={{ '--share': share } as CSSProperties}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-label={label}
        aria-valuetext={valueText}
        onPointerDown={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          isDragAllowed.current =
            !isApplePhone(navigator) || thumbIsUnder(event.clientX - box.left, box.width, share);
        }}
        onKeyDown={() => (isDragAllowed.current = true)}
        onChange={(event) => emit(event.currentTarget.value)}
      />
      {ticks && (
        <div aria-hidden="true" className="flex justify-between text-xs text-base-content/80">
          {ticks.map((tick, index) => (
            <span
              key={tick}
              className={index === 0 ? 'text-start' : index === ticks.length - 1 ? 'text-end' : ''}
            >
              {tick}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
