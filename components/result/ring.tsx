import type { ReactNode } from 'react';
import { loadedPart } from '@/components/ui/loaded-part';
import { ringChunk } from './result-chunks';
import type { RingDrawingProps } from './ring-drawing';

/** In a chunk of its own: its place has a size without it, and the words say the same. */
const RingDrawing = loadedPart(ringChunk);

/**
 * The ring with its words inside; below it where large text leaves no room, as they alone carry what
 * it shows.
 */
export function Ring({ children, ...drawing }: RingDrawingProps & { children: ReactNode }) {
  return (
    <div className="@container mx-auto w-69 max-w-full">
      <div className="grid">
        <div className="aspect-square [grid-area:1/1] @max-[14rem]:m-4">
          <RingDrawing {...drawing} />
        </div>
        <div className="num grid place-content-center justify-items-center px-[16cqi] pb-[2cqi] text-center text-sm text-quiet [grid-area:1/1] @max-[14rem]:px-0 @max-[14rem]:[grid-area:auto]">
          {children}
        </div>
      </div>
    </div>
  );
}
