import { onDemand } from '@/components/ui/on-demand';

/** tools/build/later-parts.ts knows the drawing by its file name. */
export const ringChunk = onDemand(() =>
  import('./ring-drawing').then((module) => module.RingDrawing),
);
