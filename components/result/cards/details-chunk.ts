import { onDemand } from '@/components/ui/on-demand';

export const detailsChunk = onDemand(() =>
  import('./result-details').then((module) => module.ResultDetails),
);
