import { onDemand } from '@/components/ui/on-demand';

/**
 * What a result is drawn from, each in a chunk of its own. The calculator loads them ahead, while the
 * visitor still enters: then the result is drawn at once.
 */
export const resultChunk = onDemand(() =>
  import(/* webpackChunkName: "result" */ './result').then((module) => module.Result),
);
export const ringChunk = onDemand(() =>
  import('./ring-drawing').then((module) => module.RingDrawing),
);
export const peakChunk = onDemand(() => import('./peak-fact').then((module) => module.PeakFact));
export const stripChunk = onDemand(() =>
  import('./night-strip').then((module) => module.NightStrip),
);
export const curveChunk = onDemand(() =>
  import('./curve-chart').then((module) => module.CurveChart),
);
export const detailsChunk = onDemand(() =>
  import('./result-details').then((module) => module.ResultDetails),
);
export const measuredChunk = onDemand(() =>
  import('./measured-result').then((module) => module.MeasuredResult),
);
