'use client';

import { TimePicker, type TimePickerProps } from './time-picker';
import { WheelPicker, type WheelPickerProps } from './wheel-picker';

export type PickerProps = WheelPickerProps | TimePickerProps;

/** The picker that a `WheelPickerButton` opens. */
export function Picker(props: PickerProps) {
  return 'time' in props ? <TimePicker {...props} /> : <WheelPicker {...props} />;
}
