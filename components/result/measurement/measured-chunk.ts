import { onDemand } from '@/components/ui/on-demand';

export const measuredChunk = onDemand(() =>
  import('./measured-result').then((module) => module.MeasuredResult),
);
