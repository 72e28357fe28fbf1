'use client';

import {
  selectionToTime,
  timeColumns,
  timeText,
  timeToSelection,
  type TimeUnitType,
} from './wheel-picker/time-columns';
import { WheelField } from './wheel-picker/wheel-field';
import type { WheelOption } from './wheel-picker/wheel-selection';

export interface TimeFieldTexts {
  /** Column names. */
  hours: string;
  minutes: string;
  period: string;
  am: string;
  pm: string;
  ok: string;
  close: string;
}

export interface TimeFieldProps {
  /** HH:MM on the 24-hour clock; may be between the rows of the picker, such as 21:05. */
  value: string;
  /** The label. */
  name: string;
  /** A text below the time, such as "next day". */
  description?: string;
  /** Heading and description of the picker. */
  pickerName: string;
  pickerDescription?: string;
  /** Metric: 24-hour clock; imperial: 12-hour clock. */
  unitType: TimeUnitType;
  texts: TimeFieldTexts;
  /** The confirmed time, HH:MM on the 24-hour clock. */
  onChange: (time: string) => void;
  testId?: string;
}

/**
 * A field for a clock time that opens a wheel picker.
 * @throws {Error} 'Empty time string' when the value is empty
 */
export function TimeField({
  value,
  name,
  description,
  pickerName,
  pickerDescription,
  unitType,
  texts,
  onChange,
  testId,
}: TimeFieldProps) {
  const labels = [texts.hours, texts.minutes, texts.period];
  const selected = timeToSelection(value, unitType);
  const columns = timeColumns(unitType, texts).map((options, index) => ({
    label: labels[index] ?? '',
    options,
    selectedId: selected[index],
    mark: index === 0 ? ':' : undefined,
    // AM and PM do not go round.
    goesRound: index < 2,
  }));
  const handleConfirm = (selection: WheelOption[]) =>
    onChange(selectionToTime(selection.map(({ id }) => id)));
  return (
    <WheelField
      label={name}
      description={description}
      testId={testId}
      picker={{
        heading: pickerName,
        description: pickerDescription,
        columns,
        okLabel: texts.ok,
        closeLabel: texts.close,
        onConfirm: handleConfirm,
      }}
    >
      <span
        translate="no"
        className="num text-[1.625rem] font-[650] tracking-tight whitespace-nowrap"
      >
        {timeText(value, unitType, texts)}
      </span>
    </WheelField>
  );
}
