import { selectionToTime, timeColumns, timeToSelection, type TimeUnitType } from './time-columns';
import { WheelPicker, type WheelPickerProps } from './wheel-picker';

export interface TimePickerProps extends Pick<
  WheelPickerProps,
  'heading' | 'description' | 'okLabel' | 'closeLabel' | 'onClosed' | 'returnFocusTo'
> {
  /** HH:MM on the 24-hour clock; a minute off the rows, such as 21:05, is one more row. */
  time: string;
  unitType: TimeUnitType;
  /** Minutes from a row to the next; divides 60. */
  stepMin: number;
  /** Of the columns: hours, minutes, half of the day. */
  labels: readonly string[];
  /** @param time HH:MM on the 24-hour clock */
  onConfirm: (time: string) => void;
}

/** The picker that a `WheelPickerButton` opens. */
export function Picker(props: WheelPickerProps | TimePickerProps) {
  return 'time' in props ? <TimePicker {...props} /> : <WheelPicker {...props} />;
}

/** A wheel picker for a clock time. */
function TimePicker({ time, unitType, stepMin, labels, onConfirm, ...picker }: TimePickerProps) {
  const selected = timeToSelection(time, unitType);
  return (
    <WheelPicker
      {...picker}
      columns={timeColumns(time, unitType, stepMin).map((options, index) => ({
        label: labels[index] ?? '',
        options,
        selectedId: selected[index],
        mark: index === 0 ? ':' : undefined,
      }))}
      onConfirm={(selection) => onConfirm(selectionToTime(selection.map(({ id }) => id)))}
    />
  );
}
