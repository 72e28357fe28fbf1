import { useId, type ReactNode } from 'react';
import { WheelPickerButton, type WheelPickerButtonProps } from './wheel-picker-button';

export interface WheelFieldProps {
  label: string;
  /** Stands before the value: "Sat". */
  day?: string;
  /** A text below the value, such as "next day". */
  description?: string;
  picker: WheelPickerButtonProps['picker'];
  /** The whole text of the button. */
  children: ReactNode;
  testId?: string;
}

/** A tile with a label, a button that opens a wheel picker, and a description. */
export function WheelField({ label, day, description, picker, children, testId }: WheelFieldProps) {
  const id = useId();
  const describedBy = [day && `${id}-day`, description && `${id}-description`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="flex h-full flex-col rounded-field bg-tile hover:bg-base-300 forced-colors:border has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-ring)">
      <label
        id={`${id}-label`}
        htmlFor={id}
        className="cursor-pointer px-3 pt-2 text-sm leading-snug hyphens-auto wrap-anywhere text-quiet"
      >
        {label}
      </label>
      <div className="-mt-2.5 flex flex-1 flex-wrap items-baseline gap-x-1.5 px-3">
        {day && (
          <span id={`${id}-day`} className="text-xl font-semibold tracking-tight">
            {day}
          </span>
        )}
        <WheelPickerButton
          id={id}
          testId={testId}
          className="-mt-3 flex min-h-14 min-w-0 flex-1 cursor-pointer items-center pt-3 text-start leading-tight focus-visible:outline-none"
          labelledBy={`${id}-label ${id}-value`}
          describedBy={describedBy || undefined}
          picker={picker}
        >
          <span id={`${id}-value`} className="block min-w-0 flex-1">
            {children}
          </span>
        </WheelPickerButton>
      </div>
      {description && (
        <p id={`${id}-description`} className="-mt-2 px-3 pb-2 text-sm leading-snug">
          {description}
        </p>
      )}
    </div>
  );
}
