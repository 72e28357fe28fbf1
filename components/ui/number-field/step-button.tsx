import { useEffect, useRef, type PointerEvent, type ReactNode } from 'react';

/** A press starts to repeat after this time. */
const HOLD_MS = 400;
const REPEAT_MS = 90;

interface StepButtonProps {
  label: string;
  isDisabled: boolean;
  isHeldToRepeat?: boolean;
  onStep: () => void;
  testId: string;
  className: string;
  children: ReactNode;
}

/** Steps by one, repeats while held if it may; aria-disabled at a bound, so that it keeps the focus. */
export function StepButton(props: StepButtonProps) {
  const { label, isDisabled, isHeldToRepeat = true, onStep, testId, className, children } = props;
  const hold = useHoldRepeat(isHeldToRepeat, () => {
    if (!isDisabled) onStep();
  });
  return (
    <button
      type="button"
      data-testid={testId}
      data-repeats=""
      className={className}
      aria-label={label}
      aria-disabled={isDisabled}
      {...hold}
    >
      {children}
    </button>
  );
}

/** Handlers that act once for a click, and repeatedly for a long press, with the latest action. */
function useHoldRepeat(mayRepeat: boolean, action: () => void) {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);

  const repeat = () => {
    hasRepeated.current = true;
    latest.current();
    timer.current = setTimeout(repeat, REPEAT_MS);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      hasRepeated.current = false;
      stop();
      if (event.button !== 0 || !mayRepeat) return;
      timer.current = setTimeout(repeat, HOLD_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    /** The click at the end of a long press is ignored. */
    onClick: () => {
      if (!hasRepeated.current) action();
      hasRepeated.current = false;
    },
  };
}
