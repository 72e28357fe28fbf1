'use client';

import { useToasts } from '@/lib/store/toasts';
import { GoTop } from './go-top';

/**
 * Unobtrusive notices and the "go to top" button, in a row above the footer so that they do not cover
 * the page. The height of the row is reserved, so that nothing moves when they appear.
 */
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
