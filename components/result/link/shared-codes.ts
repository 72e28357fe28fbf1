import { onDemand } from '@/components/ui/on-demand';

/** Encoder and decoder of share codes: most visitors neither open nor share a link. */
export const sharedCodes = onDemand(
  () => import(/* webpackChunkName: "handing-on" */ './share-coding'),
);
