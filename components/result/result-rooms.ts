import { onDemand } from '@/components/ui/on-demand';

/**
 * What a result is drawn from, each in a chunk of its own. The calculator loads them ahead, while the
 * visitor still enters: then the result is drawn at once.
 */
export const resultRoom = onDemand(() =>
  import(/* webpackChunkName: "result" */ './result').then((room) => room.Result),
);
export const ringRoom = onDemand(() => import('./ring-drawing').then((room) => room.RingDrawing));
export const peakRoom = onDemand(() => import('./peak-fact').then((room) => room.PeakFact));
export const stripRoom = onDemand(() => import('./night-strip').then((room) => room.NightStrip));
export const curveRoom = onDemand(() => import('./curve-chart').then((room) => room.CurveChart));
export const detailsRoom = onDemand(() =>
  import('./result-details').then((room) => room.ResultDetails),
);
export const measuredRoom = onDemand(() =>
  import('./measured-result').then((room) => room.MeasuredResult),
);
