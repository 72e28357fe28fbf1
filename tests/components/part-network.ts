import type * as OnDemandRoom from '@/components/ui/on-demand';

/** Whether a part of the page can be had. */
export const network = { isThere: false };

/** For `vi.mock('@/components/ui/on-demand', ...)`: every part comes over that network. */
export async function overNetwork(importOriginal: () => Promise<unknown>) {
  const room = (await importOriginal()) as typeof OnDemandRoom;
  const onDemand: typeof room.onDemand = (load) =>
    room.onDemand(() => (network.isThere ? load() : Promise.reject(new Error('offline'))));
  return { ...room, onDemand };
}
