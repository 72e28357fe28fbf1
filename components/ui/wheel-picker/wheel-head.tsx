'use client';

import type { ComponentProps } from 'react';
import { CloseIcon } from '../icons';

interface WheelHeadProps {
  heading: string;
  headingId: string;
  description?: string;
  descriptionId?: string;
  closeLabel: string;
  onClose: () => void;
  closeTestId?: string;
  /** Handlers that pull the sheet; left out for a centred panel. */
  pull?: Partial<ComponentProps<'div'>>;
}

/** The drag handle of a sheet, the heading with its description, and the close button. */
export function WheelHead({
  heading,
  headingId,
  description,
  descriptionId,
  closeLabel,
  onClose,
  closeTestId,
  pull,
}: WheelHeadProps) {
  return (
    <div className="wheel-head" {...pull}>
      {pull && <div aria-hidden="true" className="wheel-handle" />}
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1 pt-2">
          <h2 id={headingId} className="text-xl leading-tight font-semibold tracking-tight">
            {heading}
          </h2>
          {description && (
            <p id={descriptionId} className="mt-1 text-sm text-quiet">
              {description}
            </p>
          )}
        </div>
        <button
          type="button"
          data-testid={closeTestId}
          className="btn btn-square btn-ghost -me-2 size-11"
          aria-label={closeLabel}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </div>
    </div>
  );
}
