'use client';

import { useRef, useState, type ReactNode } from 'react';
import { onDemand } from '../on-demand';
import type { WheelPickerProps } from './wheel-picker';

const wheelPicker = onDemand(() => import('./wheel-picker').then((module) => module.WheelPicker));

/** Loads the picker ahead of the first press: pages full of such buttons do so once they answer. */
export const loadWheelPicker = wheelPicker.request;

export interface WheelPickerButtonProps {
  picker: Omit<WheelPickerProps, 'onClosed' | 'returnFocusTo'>;
  children: ReactNode;
  className?: string;
  id?: string;
  labelledBy?: string;
  describedBy?: string;
  testId?: string;
}

/**
 * A button and the wheel picker it opens. The picker exists only while it is on the screen; its
 * code is loaded when a finger, pointer or focus comes near, unless the page has done so before.
 */
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
  const [WheelPicker, load] = wheelPicker.usePart();
  const isOpen = opening > 0 && WheelPicker !== null;

  function handleClick() {
    void wheelPicker.whenThere(() => {
      load();
      setOpening((count) => count + 1);
    });
  }

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
        aria-expanded={isOpen}
        onPointerEnter={load}
        onFocus={load}
        onClick={handleClick}
      >
        {children}
      </button>
      {isOpen && (
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
