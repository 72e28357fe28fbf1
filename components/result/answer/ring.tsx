import type { ReactNode } from 'react';
import type { ShownResult } from '@/components/result/use-shown';
import { RingDrawing } from './ring-drawing';

/** The ring with the clock inside; where large type leaves no room, the clock alone. */
export function Ring({ shown, children }: { shown: ShownResult; children: ReactNode }) {
  return (
    <div className="@container mx-auto w-80 max-w-full @4xl:w-full">
      <div className="grid @max-[14rem]:block">
        <div className="aspect-square [grid-area:1/1] @max-[14rem]:hidden print:hidden">
          <RingDrawing shown={shown} />
        </div>
        <div className="grid place-content-center justify-items-center text-center [grid-area:1/1] @min-[14rem]:px-[11cqi] @min-[14rem]:*:first:max-w-[66cqi] @min-[14rem]:*:last:max-w-[62cqi]">
          {children}
        </div>
      </div>
    </div>
  );
}
