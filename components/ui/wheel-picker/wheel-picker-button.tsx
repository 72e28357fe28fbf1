import { useRef, useState, type ReactNode } from 'react';
import { onDemand } from '../on-demand';
import type { TimePickerProps } from './time-picker';
import type { WheelPickerProps } from './wheel-picker';

/** Pages with many such buttons load it ahead. */
export const wheelPicker = onDemand(() => import('./time-picker').then((module) => module.Picker));

type ByButton = 'onClosed' | 'returnFocusTo';

export interface WheelPickerButtonProps {
  /** Columns, or a time. */
  picker: Omit<WheelPickerProps, ByButton> | Omit<TimePickerProps, ByButton>;
  children: ReactNode;
  className?: string;
  id?: string;
  labelledBy?: string;
  describedBy?: string;
  testId?: string;
}

/** Opens a wheel picker, whose code is loaded on hover or focus and mounted while it is open. */
export function WheelPickerButton(props: WheelPickerButtonProps) {
  const { picker, children, className, id, labelledBy, describedBy, testId } = props;
  const buttonRef = useRef<HTMLButtonElement>(null);
  /** Counts openings, so that pressing it during the closing transition opens a new one; 0: closed. */
  const [opening, setOpening] = useState(0);
  const [Picker, load] = wheelPicker.usePart();
  const isOpen = opening > 0 && Picker !== null;

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
        <Picker
          {...picker}
          key={opening}
          returnFocusTo={buttonRef}
          onClosed={() => setOpening(0)}
        />
      )}
    </>
  );
}
