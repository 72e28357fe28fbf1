'use client';

import type { TimePickerTexts } from './wheel-picker/time-picker';
import { timeText, type TimeUnitType } from './wheel-picker/time-text';
import { WheelField } from './wheel-picker/wheel-field';

export interface TimeFieldProps {
  /** HH:MM on the 24-hour clock; a minute off the rows of the picker, such as 21:05, is one more row. */
  value: string;
  /** Label of the field. */
  name: string;
  /** Stands before the time: "Sat". */
  day?: string;
  /** A text below the time, such as "next day". */
  description?: string;
  /** Heading of the picker; by default the label. */
  pickerName?: string;
  pickerDescription?: string;
  unitType: TimeUnitType;
  /** Minutes between two rows of the picker. */
  stepMin: number;
  texts: TimePickerTexts;
  /** The confirmed time, HH:MM on the 24-hour clock. */
  onChange: (time: string) => void;
  testId?: string;
}

/**
 * A field for a clock time that opens a wheel picker.
 * @throws {Error} 'Empty time string' when the value is empty
 */
export function TimeField(props: TimeFieldProps) {
  const { value, name, day, description, pickerName = name, unitType, stepMin, texts } = props;
  return (
    <WheelField
      label={name}
      day={day}
      description={description}
      testId={props.testId}
      picker={{
        time: value,
        unitType,
        stepMin,
        texts,
        heading: pickerName,
        description: props.pickerDescription,
        onConfirm: props.onChange,
      }}
    >
      <span translate="no" className="num text-xl font-semibold tracking-tight whitespace-nowrap">
        {timeText(value, unitType, texts)}
      </span>
    </WheelField>
  );
}
