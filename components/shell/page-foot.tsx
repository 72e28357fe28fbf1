'use client';

import { useToasts } from '@/lib/store/toasts';
import { GoTop } from './go-top';

/** Quiet notices and "go to top" in a row of reserved height, so that nothing moves. */
export function PageFoot() {
  const toasts = useToasts((state) => state.toasts);
  return (
    <div className="print:hidden">
      <div className="frame flex min-h-12 items-center gap-4">
        {/* Always mounted: screen readers miss a live region that is inserted with its text. */}
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
