import { onDemand } from '@/components/ui/on-demand';

export const curveChunk = onDemand(() =>
  import('./curve-chart').then((module) => module.CurveChart),
);
