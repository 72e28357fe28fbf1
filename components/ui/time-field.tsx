'use client';

import { ButtonPicker } from './button-picker';
import {
  selectionToTime,
  timeColumns,
  timeText,
  timeToSelection,
  type PeriodLabels,
} from './wheel-picker/time-columns';

export interface TimeFieldProps {
  /** HH:MM, 24-hour clock; empty is an error. */
  value: string;
  name: string;
  /** Small text behind the time, such as "next day". */
  description?: string;
  pickerName: string;
  pickerDescription: string;
  /** Metric means the 24-hour clock. */
  unitType: 'metric' | 'imperial';
  columnLabels: readonly [hours: string, minutes: string, period: string];
  periods: PeriodLabels;
  okLabel: string;
  closeLabel: string;
  onChange: (value: string) => void;
  testId?: string;
}

/** A time of day, chosen in a wheel picker. */
export function TimeField({
  value,
  name,
  description,
  pickerName,
  pickerDescription,
  unitType,
  columnLabels,
  periods,
  okLabel,
  closeLabel,
  onChange,
  testId,
}: TimeFieldProps) {
  const is24Hour = unitType === 'metric';
  const selected = timeToSelection(value, is24Hour);
  return (
    <ButtonPicker
      stylePreset="personal-data"
      testId={testId}
      label={name}
      parts={[{ value: timeText(value, is24Hour, periods), unit: description }]}
      heading={pickerName}
      description={pickerDescription}
      okLabel={okLabel}
      closeLabel={closeLabel}
      columns={timeColumns(is24Hour, periods).map((options, position) => ({
        label: columnLabels[position] ?? '',
        options,
        selectedId: selected[position],
      }))}
      onConfirm={(selection) => onChange(selectionToTime(selection.map(({ id }) => id)))}
    />
  );
}
