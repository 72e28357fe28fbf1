'use client';

import { useId, type ReactNode } from 'react';
import { WheelPickerButton, type WheelPickerButtonProps } from './wheel-picker-button';

export interface WheelFieldProps {
  label: string;
  /** A text below the value, such as "next day". */
  description?: string;
  picker: WheelPickerButtonProps['picker'];
  /** The whole text of the button. */
  children: ReactNode;
  testId?: string;
}

/**
 * A label, a button that opens a wheel picker, and an optional description on one tile. Clicks on the
 * label activate the button, as a native label does.
 */
export function WheelField({ label, description, picker, children, testId }: WheelFieldProps) {
  const id = useId();
  return (
    <div className="flex h-full flex-col rounded-field bg-tile transition-colors hover:bg-base-300 forced-colors:border has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-ring)">
      <label
        id={`${id}-label`}
        htmlFor={id}
        className="cursor-pointer px-3 pt-2 text-[0.8125rem] leading-snug hyphens-auto wrap-anywhere text-quiet"
      >
        {label}
      </label>
      <div className="flex flex-1 flex-wrap items-baseline px-3 pb-1">
        <WheelPickerButton
          id={id}
          testId={testId}
          className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center text-start leading-tight focus-visible:outline-none"
          labelledBy={`${id}-label ${id}-value`}
          describedBy={description ? `${id}-description` : undefined}
          picker={picker}
        >
          <span id={`${id}-value`} className="block min-w-0 flex-1">
            {children}
          </span>
        </WheelPickerButton>
      </div>
      {description && (
        <p id={`${id}-description`} className="px-3 pb-2 text-sm leading-snug">
          {description}
        </p>
      )}
    </div>
  );
}
