import { onDemand } from '@/components/ui/on-demand';

/**
 * Encoder and decoder of share codes, loaded on demand: most visitors neither open nor share a
 * link.
 */
export const sharedCodes = onDemand(() =>
  import('./share-coding').then(({ shareCodeOf, modelOfCode }) => ({ shareCodeOf, modelOfCode })),
);
