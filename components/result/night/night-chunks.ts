import { onDemand } from '@/components/ui/on-demand';

export const peakChunk = onDemand(() => import('./peak-fact').then((module) => module.PeakFact));
export const stripChunk = onDemand(() =>
  import('./night-strip').then((module) => module.NightStrip),
);
