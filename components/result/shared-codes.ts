import { onDemand } from '@/components/ui/on-demand';

/**
 * What makes and reads the links of calculations: most visitors come without one, and share later if
 * at all.
 */
export const sharedCodes = onDemand(() =>
  import('./share-coding').then(({ shareCodeOf, modelOfCode }) => ({ shareCodeOf, modelOfCode })),
);
