'use client';

import { useRef, type CSSProperties } from 'react';
import { isApplePhone, thumbIsUnder } from './slider-thumb';
import { SliderTicks } from './slider-ticks';

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
  /** True while a finger is down that did not begin on the thumb. */
  const isIgnored = useRef(false);
  const clamp = (number: number) => Math.min(max, Math.max(min, number));
  const share = (clamp(value) - min) / (max - min);
  const handleChange = (next: number) => {
    if (!isIgnored.current && next !== value) onChange(next);
  };
  /** Later than the events of this tap; a screen reader changes the value without a finger. */
  const heedAgain = () => setTimeout(() => (isIgnored.current = false));
  return (
    <div className="relative">
      <input
        type="range"
        data-testid={testId}
        className="slider"
        style={{ '--share': share } as CSSProperties}
        min={min}
        max={max}
        step={step}
        value={clamp(value)}
        aria-label={label}
        aria-valuetext={valueText}
        onPointerDown={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          isIgnored.current =
            isApplePhone(navigator) && !thumbIsUnder(event.clientX - box.left, box.width, share);
        }}
        onPointerUp={heedAgain}
        onPointerCancel={heedAgain}
        onChange={(event) => handleChange(clamp(Number(event.currentTarget.value)))}
      />
      {ticks && <SliderTicks words={ticks} share={share} />}
    </div>
  );
}
