import type { ReactNode } from 'react';
import type { ShownResult } from '@/components/result/result-parts';
import { loadedPart } from '@/components/ui/loaded-part';
import { ringChunk } from './ring-chunk';

/** Loaded on demand: its place has a fixed size, and the words inside say the same. */
const RingDrawing = loadedPart(ringChunk);

interface RingProps {
  shown: ShownResult;
  children: ReactNode;
}

/** The ring with its text inside; the text moves below it where large type leaves no room. */
export function Ring({ shown, children }: RingProps) {
  return (
    <div className="@container mx-auto w-69 max-w-full">
      <div className="grid">
        <div className="aspect-square [grid-area:1/1] @max-[14rem]:m-4">
          {!shown.answer.isWithheld && <RingDrawing shown={shown} />}
        </div>
        <div className="num grid place-content-center justify-items-center px-[16cqi] pb-[2cqi] text-center text-sm text-quiet [grid-area:1/1] @max-[14rem]:px-0 @max-[14rem]:[grid-area:auto]">
          {children}
        </div>
      </div>
    </div>
  );
}
