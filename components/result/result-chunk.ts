import { onDemand } from '@/components/ui/on-demand';

/**
 * The result itself. The calculator prefetches it and the chunks of its parts while the visitor
 * types, so that the result appears at once.
 */
export const resultChunk = onDemand(() =>
  import(/* webpackChunkName: "result" */ './result').then((module) => module.Result),
);
