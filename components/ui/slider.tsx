import type { CSSProperties } from 'react';
import { useFingerOnSlider } from './use-finger-on-slider';

export interface SliderProps {
  value: number;
  min: number;
  max: number;
  label: string;
  /** The value as text for screen readers. */
  valueText: string;
  onChange: (value: number) => void;
  testId?: string;
}

/** A native range input; on touch screens it changes only by dragging the thumb. */
export function Slider({ value, min, max, label, valueText, onChange, testId }: SliderProps) {
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
      step={1}
      value={clamp(value)}
      aria-label={label}
      aria-valuetext={valueText}
      {...pointerProps}
      // React restores the value if a change is ignored.
      onChange={({ currentTarget }) => isMeant() && emit(clamp(Number(currentTarget.value)))}
    />
  );
}
