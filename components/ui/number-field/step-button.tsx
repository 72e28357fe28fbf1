'use client';

import type { ReactNode, Ref } from 'react';
import { useHoldRepeat } from './use-hold-repeat';

interface StepButtonProps {
  label: string;
  isDisabled: boolean;
  onStep: () => void;
  testId: string;
  className: string;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/**
 * A button that steps by one and repeats while it is held. At a bound it gets aria-disabled instead of
 * disabled, so that it keeps the focus.
 */
export function StepButton({
  label,
  isDisabled,
  onStep,
  testId,
  className,
  ref,
  children,
}: StepButtonProps) {
  const hold = useHoldRepeat(() => {
    if (!isDisabled) onStep();
  });
  return (
    <button
      ref={ref}
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
