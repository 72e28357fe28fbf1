'use client';

import { useId } from 'react';
import { EditIcon } from './icons';
import { WheelField } from './wheel-picker/wheel-field';
import { WheelPickerButton } from './wheel-picker/wheel-picker-button';
import type { WheelColumnSpec, WheelOption } from './wheel-picker/wheel-selection';

/** A value and its unit, kept on one line. */
export interface MeasureText {
  value: string;
  unit?: string;
}

export interface ButtonPickerProps {
  label: string;
  /** The value as text. */
  value: string;
  unit?: string;
  /** The second measure of a pair, such as 10 in after 5 ft. */
  valueSuffix?: MeasureText;
  /** `personal-data`: a tile with label, large digits and a pen; `percents`: the value in a line of text. */
  stylePreset: 'personal-data' | 'percents';
  columns: readonly WheelColumnSpec[];
  heading: string;
  description?: string;
  okLabel: string;
  closeLabel: string;
  onConfirm: (selection: WheelOption[]) => void;
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
  const id = useId();
  const measures = (
    <>
      <Measure value={value} unit={unit} />
      {valueSuffix && ' '}
      {valueSuffix && <Measure {...valueSuffix} />}
    </>
  );
  if (stylePreset === 'percents') {
    return (
      <>
        <span hidden id={`${id}-label`}>
          {label}
        </span>
        <WheelPickerButton
          testId={testId}
          labelledBy={`${id}-label ${id}-value`}
          className="line-picker"
          picker={picker}
        >
          <span id={`${id}-value`} className="num line-value">
            {measures}
          </span>
        </WheelPickerButton>
      </>
    );
  }
  return (
    <WheelField label={label} picker={picker} testId={testId}>
      <span className="flex items-center justify-between gap-1">
        <span className="num big-measure">{measures}</span>
        <EditIcon />
      </span>
    </WheelField>
  );
}

/** Not an inline block: that would not have the underline of the line around it. */
function Measure({ value, unit }: MeasureText) {
  return (
    <span translate="no" className="whitespace-nowrap">
      {value}
      {unit && <span className="measure-unit">{`\u00a0${unit}`}</span>}
    </span>
  );
}
