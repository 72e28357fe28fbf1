'use client';

import { useId, type ReactNode } from 'react';
import { WheelPickerButton, type WheelPickerButtonProps } from './wheel-picker-button';

export interface WheelFieldProps {
  label: string;
  /** A word under the value, such as "next day". */
  description?: string;
  /** A tile with room for big digits, or a small one. */
  layout: 'tile' | 'compact';
  picker: WheelPickerButtonProps['picker'];
  /** A small word before the value, such as its weekday. */
  before?: string;
  /** What the button shows: its whole text. */
  children: ReactNode;
  testId?: string;
}

const layouts = {
  tile: {
    field: 'flex h-full flex-col',
    label: 'px-3 pt-2 leading-snug hyphens-auto',
    line: 'flex flex-1 flex-wrap items-baseline px-3 pb-1',
    button: 'flex min-w-0 flex-1 items-center text-start',
    value: 'min-w-0 flex-1',
    description: 'px-3 pb-2',
  },
  // The button is the whole tile; the label lies on its first row, however many lines it has.
  compact: {
    field: 'grid h-full grid-rows-[auto_1fr]',
    label: 'col-start-1 row-start-1 px-3 pt-2 leading-tight hyphens-auto',
    line: 'contents',
    button:
      'col-start-1 row-span-2 row-start-1 grid min-h-14 grid-rows-subgrid px-3 pb-2 text-start text-sm',
    value: 'row-start-2 font-semibold hyphens-auto wrap-anywhere',
    description: 'px-3 pb-2',
  },
} as const;

/**
 * A label, a button that opens a wheel picker and perhaps a word more, as one surface to press: a
 * native label passes its clicks to its button.
 */
export function WheelField({
  label,
  description,
  layout,
  picker,
  before,
  children,
  testId,
}: WheelFieldProps) {
  const id = useId();
  const classes = layouts[layout];
  return (
    <div
      className={`rounded-field bg-tile transition-colors hover:bg-base-300 forced-colors:border has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-ring) ${classes.field}`}
    >
      <label
        id={`${id}-label`}
        htmlFor={id}
        className={`cursor-pointer text-[0.8125rem] wrap-anywhere text-quiet ${classes.label}`}
      >
        {label}
      </label>
      <div className={classes.line}>
        {before && (
          <label
            id={`${id}-before`}
            htmlFor={id}
            className="me-1.5 cursor-pointer text-[0.9375rem] font-medium text-quiet"
          >
            {before}
          </label>
        )}
        <WheelPickerButton
          id={id}
          testId={testId}
          className={`min-h-11 cursor-pointer leading-tight focus-visible:outline-none ${classes.button}`}
          labelledBy={`${id}-label ${before ? `${id}-before ` : ''}${id}-value`}
          describedBy={description ? `${id}-description` : undefined}
          picker={picker}
        >
          <span id={`${id}-value`} className={`block ${classes.value}`}>
            {children}
          </span>
        </WheelPickerButton>
      </div>
      {description && (
        <p id={`${id}-description`} className={`text-sm leading-snug ${classes.description}`}>
          {description}
        </p>
      )}
    </div>
  );
}
