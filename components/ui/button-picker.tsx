import { useId } from 'react';
import { EditIcon } from './icons';
import { WheelField } from './wheel-picker/wheel-field';
import type { WheelPickerProps } from './wheel-picker/wheel-picker';
import { WheelPickerButton } from './wheel-picker/wheel-picker-button';

/** A value and its unit, kept on one line. */
export interface MeasureText {
  value: string;
  unit?: string;
}

export interface ButtonPickerProps
  extends MeasureText, Omit<WheelPickerProps, 'onClosed' | 'returnFocusTo'> {
  label: string;
  /** The second measure of a pair, such as 10 in after 5 ft. */
  valueSuffix?: MeasureText;
  /** `personal-data`: a tile with label, large digits and a pen; `percents`: the value in a line of text. */
  stylePreset: 'personal-data' | 'percents';
  testId?: string;
}

/** The underline says that a value can be pressed. */
const underlined = 'underline decoration-link/60 decoration-1 underline-offset-[0.2em]';

/** Shows a value and opens a wheel picker to change it. */
export function ButtonPicker(props: ButtonPickerProps) {
  const { label, value, unit, valueSuffix, stylePreset, testId, ...picker } = props;
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
          className="flex min-h-11 min-w-11 cursor-pointer items-center text-start"
          picker={picker}
        >
          <span id={`${id}-value`} className={`num hover:text-base-content ${underlined}`}>
            {measures}
          </span>
        </WheelPickerButton>
      </>
    );
  }
  return (
    <WheelField label={label} picker={picker} testId={testId}>
      <span className="flex items-center justify-between gap-1">
        <span className={`num text-xl font-[650] tracking-tight ${underlined}`}>{measures}</span>
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
      {unit && (
        <span className="text-sm font-medium tracking-normal text-quiet">{`\u00a0${unit}`}</span>
      )}
    </span>
  );
}
