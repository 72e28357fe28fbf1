'use client';

import type { CSSProperties } from 'react';
import { useFingerOnSlider } from './use-finger-on-slider';

export interface SliderProps {
  value: number;
  min: number;
  max: number;
  step?: number;
  label: string;
  /** The value in words, for screen readers. */
  valueText: string;
  onChange: (value: number) => void;
  testId?: string;
}

/**
 * A native range input. On touch screens it changes only by dragging the thumb: a finger that
 * scrolls the page over the track must not move it.
 */
export function Slider({
  value,
  min,
  max,
  step = 1,
  label,
  valueText,
  onChange,
  testId,
}: SliderProps) {
  const clamp = (number: number) => Math.min(max, Math.max(min, number));
  const share = (clamp(value) - min) / (max - min);
  const emit = (next: number) => {
    if (next !== value) onChange(next);
  };
  const { isMeant, pointerProps } = useFingerOnSlider(value, share, emit);
  return (
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
      {...pointerProps}
      // React puts the value back where a change does not count.
      onChange={({ currentTarget }) => isMeant() && emit(clamp(Number(currentTarget.value)))}
    />
  );
}
