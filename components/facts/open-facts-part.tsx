import { onDemand } from '@/components/ui/on-demand';
import type { ConditionProps } from './condition';

/**
 * Display and result wait for it where something is open: what stands below would move when it comes.
 */
export const openFactsView = onDemand(() =>
  import('./open-facts-view').then((module) => module.OpenFactsView),
);

/**
 * Question or condition, loaded when something is open. If it cannot be loaded, nothing favourable is
 * said all the same.
 */
export function OpenFactsPart(props: ConditionProps) {
  const [OpenFactsView] = openFactsView.usePart(props.answer.open.length > 0);
  // Kept once all is given: the chip would lose the focus with which its country was chosen.
  if (OpenFactsView) return <OpenFactsView {...props} />;
  return props.chip ? <div>{props.chip}</div> : null;
}
