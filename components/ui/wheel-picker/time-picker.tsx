import { selectionToTime, timeColumns, timeToSelection, type TimeUnitType } from './time-columns';
import { WheelPicker, type WheelPickerProps } from './wheel-picker';

export interface TimePickerProps extends Pick<
  WheelPickerProps,
  'heading' | 'description' | 'onClosed' | 'returnFocusTo'
> {
  /** HH:MM on the 24-hour clock; a minute off the rows, such as 21:05, is one more row. */
  time: string;
  unitType: TimeUnitType;
  /** Minutes from a row to the next; divides 60. */
  stepMin: number;
  texts: Record<'hours' | 'minutes' | 'period' | 'am' | 'pm' | 'ok' | 'close', string>;
  /** @param time HH:MM on the 24-hour clock */
  onConfirm: (time: string) => void;
}

/** The picker that a `WheelPickerButton` opens. */
export function Picker(props: WheelPickerProps | TimePickerProps) {
  return 'time' in props ? <TimePicker {...props} /> : <WheelPicker {...props} />;
}

/** A wheel picker for a clock time. */
function TimePicker({ time, unitType, stepMin, texts, onConfirm, ...picker }: TimePickerProps) {
  const labels = [texts.hours, texts.minutes, texts.period];
  const selected = timeToSelection(time, unitType);
  return (
    <WheelPicker
      {...picker}
      columns={timeColumns(time, unitType, stepMin, texts).map((options, index) => ({
        label: labels[index] ?? '',
        options,
        selectedId: selected[index],
        mark: index === 0 ? ':' : undefined,
      }))}
      okLabel={texts.ok}
      closeLabel={texts.close}
      onConfirm={(selection) => onConfirm(selectionToTime(selection.map(({ id }) => id)))}
    />
  );
}
