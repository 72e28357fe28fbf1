import type { TimePickerProps } from './wheel-picker/time-picker';
import { WheelField, type WheelFieldProps } from './wheel-picker/wheel-field';

export interface TimeFieldProps
  extends
    Pick<WheelFieldProps, 'day' | 'description' | 'testId'>,
    Pick<TimePickerProps, 'unitType' | 'stepMin' | 'texts'> {
  /** HH:MM on the 24-hour clock; a minute off the rows of the picker, such as 21:05, is one more row. */
  value: string;
  /** The time as the button shows it. */
  shown: string;
  /** Label of the field. */
  name: string;
  /** Heading of the picker; by default the label. */
  pickerName?: string;
  pickerDescription?: string;
  /** The confirmed time, HH:MM on the 24-hour clock. */
  onChange: (time: string) => void;
}

/** A field for a clock time that opens a wheel picker. */
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
        {props.shown}
      </span>
    </WheelField>
  );
}
