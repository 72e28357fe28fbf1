'use client';

import { useRef, useState, type ReactNode } from 'react';
import { WheelPicker, type WheelPickerProps } from './wheel-picker';

export interface WheelPickerButtonProps {
  picker: Omit<WheelPickerProps, 'onClosed' | 'returnFocusTo'>;
  children: ReactNode;
  className?: string;
  id?: string;
  labelledBy?: string;
  describedBy?: string;
  testId?: string;
}

/** A button and the wheel picker it opens. The picker exists only while it is on the screen. */
export function WheelPickerButton({
  picker,
  children,
  className,
  id,
  labelledBy,
  describedBy,
  testId,
}: WheelPickerButtonProps) {
  const buttonRef = useRef<HTMLButtonElement>(null);
  /** Counts openings, so that one pressed while the last still slides out begins afresh; 0: none. */
  const [opening, setOpening] = useState(0);
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        id={id}
        data-testid={testId}
        className={className}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        aria-expanded={opening > 0}
        onClick={() => setOpening((count) => count + 1)}
      >
        {children}
      </button>
      {opening > 0 && (
        <WheelPicker
          {...picker}
          key={opening}
          returnFocusTo={buttonRef}
          onClosed={() => setOpening(0)}
        />
      )}
    </>
  );
}
