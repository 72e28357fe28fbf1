'use client';

import { WheelField } from './wheel-picker/wheel-field';
import type { WheelColumnSpec, WheelOption } from './wheel-picker/wheel-selection';

/** A value and its unit, which never part at a line end. */
export interface MeasureText {
  value: string;
  unit?: string;
}

export interface ButtonPickerProps {
  label: string;
  /** The value as text. */
  value: string;
  unit?: string;
  /** The second measure of a pair: 10 in after 5 ft. */
  valueSuffix?: MeasureText;
  /** `personal-data`: a tile with big digits; `percents`: a small one. */
  stylePreset: 'personal-data' | 'percents';
  columns: readonly WheelColumnSpec[];
  heading?: string;
  description?: string;
  okLabel: string;
  closeLabel: string;
  onConfirm: (selection: WheelOption[]) => void;
  onCancel?: () => void;
  onLiveChange?: (selection: WheelOption[]) => void;
  testId?: string;
}

/** Shows a value and opens a wheel picker to change it. */
export function ButtonPicker({
  label,
  value,
  unit,
  valueSuffix,
  stylePreset,
  testId,
  ...picker
}: ButtonPickerProps) {
  if (stylePreset === 'percents') {
    return (
      <WheelField label={label} layout="compact" picker={picker} testId={testId}>
        <span translate="no" className="num">
          {measureText({ value, unit })}
          {valueSuffix && ` ${measureText(valueSuffix)}`}
        </span>
      </WheelField>
    );
  }
  return (
    <WheelField label={label} layout="tile" picker={picker} testId={testId}>
      <span className="num text-[1.375rem] font-[650] tracking-tight">
        <Measure value={value} unit={unit} />
        {valueSuffix && ' '}
        {valueSuffix && <Measure {...valueSuffix} />}
      </span>
    </WheelField>
  );
}

function measureText({ value, unit }: MeasureText): string {
  return unit ? `${value}\u00a0${unit}` : value;
}

function Measure({ value, unit }: MeasureText) {
  return (
    <span translate="no" className="inline-block whitespace-nowrap">
      {value}
      {unit && (
        <span className="text-sm font-medium tracking-normal text-quiet">{`\u00a0${unit}`}</span>
      )}
    </span>
  );
}
