import type * as OnDemand from '@/components/ui/on-demand';

/** Whether parts of the page can be loaded. */
export const network = { isThere: false };

/** For `vi.mock('@/components/ui/on-demand', ...)`: all parts depend on `network`. */
export async function overNetwork(importOriginal: () => Promise<unknown>) {
  const loaded = (await importOriginal()) as typeof OnDemand;
  const onDemand: typeof loaded.onDemand = (load) =>
    loaded.onDemand(() => (network.isThere ? load() : Promise.reject(new Error('offline'))));
  return { ...loaded, onDemand };
}
