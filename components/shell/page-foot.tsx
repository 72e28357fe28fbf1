'use client';

import { useToasts } from '@/lib/store/toasts';
import { GoTop } from './go-top';

/**
 * What would cover the page if it floated: quiet notices and the way back to the top. A row of its
 * own before the footer, whose room is there from the start, so that nothing moves when they come.
 */
export function PageFoot() {
  const toasts = useToasts((state) => state.toasts);
  return (
    <div className="relative -mb-6 bg-base-200 print:hidden">
      <div className="frame flex min-h-14 items-center gap-4 pt-3">
        {/* Always there: screen readers miss a live region that comes with its text. */}
        <div role="status" className="text-sm text-quiet">
          {toasts.map(
            ({ id, text, testId, isQuiet }) =>
              isQuiet && (
                <p key={id} data-testid={testId}>
                  {text}
                </p>
              ),
          )}
        </div>
        <GoTop />
      </div>
    </div>
  );
}
