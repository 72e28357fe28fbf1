'use client';

import type { ReactNode, Ref } from 'react';
import { useHoldRepeat } from './use-hold-repeat';

interface StepButtonProps {
  label: string;
  isDisabled: boolean;
  onStep: () => void;
  testId: string;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** One less or one more; repeats while held. At the bound it stays focusable, but quiet. */
export function StepButton({ label, isDisabled, onStep, testId, ref, children }: StepButtonProps) {
  const hold = useHoldRepeat(() => {
    if (!isDisabled) onStep();
  });
  return (
    <button
      ref={ref}
      type="button"
      data-testid={testId}
      className="btn join-item btn-square size-11 touch-manipulation select-none aria-disabled:cursor-default aria-disabled:border-base-content/15 aria-disabled:bg-transparent aria-disabled:text-base-content/40 aria-disabled:shadow-none"
      aria-label={label}
      aria-disabled={isDisabled}
      {...hold}
    >
      {children}
    </button>
  );
}
