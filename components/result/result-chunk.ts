import { onDemand } from '@/components/ui/on-demand';

const load = () => import(/* webpackChunkName: "result" */ './result');

/** The result itself. The calculator prefetches it and its parts while the visitor types. */
export const resultChunk = onDemand(() => load().then((module) => module.Result));

/** Loads the result and the parts that it starts with. What fails is requested again by the result. */
export async function resultAhead(isMeasurement: boolean): Promise<void> {
  if (await resultChunk.request()) (await load()).requestParts(isMeasurement);
}
