import { onDemand } from '@/components/ui/on-demand';
import type { OpenFactsProps } from './open-facts-view';

/** Display and result wait for it where something is open: what stands below would move. */
export const openFactsView = onDemand(() =>
  import('./open-facts-view').then((module) => module.OpenFactsView),
);

/** Question and condition, once something is open. Missing, nothing favourable is said either. */
export function OpenFactsPart(props: OpenFactsProps) {
  const [OpenFactsView] = openFactsView.usePart(props.answer.open.length > 0);
  // Kept once all is given: the chip would lose the focus with which its country was chosen.
  if (OpenFactsView) return <OpenFactsView {...props} />;
  return props.chip ? <div>{props.chip}</div> : null;
}
