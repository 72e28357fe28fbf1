import { onDemand } from '@/components/ui/on-demand';

/**
 * The chunks of the result. The calculator prefetches them while the visitor types, so that the
 * result appears at once. tools/build/later-parts.ts knows ring, peak and strip by their file
 * names.
 */
export const resultChunk = onDemand(() =>
  import(/* webpackChunkName: "result" */ './result').then((module) => module.Result),
);
export const ringChunk = onDemand(() =>
  import('./answer/ring-drawing').then((module) => module.RingDrawing),
);
export const peakChunk = onDemand(() =>
  import('./answer/peak-fact').then((module) => module.PeakFact),
);
export const stripChunk = onDemand(() =>
  import('./answer/night-strip').then((module) => module.NightStrip),
);
export const curveChunk = onDemand(() =>
  import('./curve/curve-chart').then((module) => module.CurveChart),
);
export const detailsChunk = onDemand(() =>
  import('./result-details').then((module) => module.ResultDetails),
);
export const measuredChunk = onDemand(() =>
  import('./measurement/measured-result').then((module) => module.MeasuredResult),
);
