import { loadedPart } from '@/components/ui/loaded-part';
import { onDemand } from '@/components/ui/on-demand';
import type { DrinksEvening } from '@/lib/evening/evening';
import { ResultWarnings } from './notes/result-warnings';
import { ResultView } from './result-view';
import type { ShownProps } from './use-shown';

export const detailsChunk = onDemand(() =>
  import('./cards/result-details').then((module) => module.ResultDetails),
);
/** Until it is loaded, its placeholder keeps what follows off the screen. */
const ResultDetails = loadedPart(detailsChunk, () => <div className="min-h-lvh" />);

/** The result of drinks. Browser only: it depends on the visitor's clock and day. */
export function DrinksResult(props: ShownProps<DrinksEvening>) {
  return <ResultView {...props} Warnings={ResultWarnings} Details={ResultDetails} />;
}
