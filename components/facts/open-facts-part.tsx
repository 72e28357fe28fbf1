import { useEffect } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import type { OpenFactsViewProps } from './open-facts-view';

/** Of most evenings of returning visitors everything was given. */
const view = onDemand(() => import('./open-facts-view').then((module) => module.OpenFactsView));

/**
 * Question or condition, loaded when something is open. If it cannot be loaded, nothing favourable is
 * said all the same.
 */
export function OpenFactsPart(props: OpenFactsViewProps) {
  const [OpenFactsView, load] = view.usePart();
  useEffect(load, [load]);
  return OpenFactsView ? <OpenFactsView {...props} /> : props.chip;
}
