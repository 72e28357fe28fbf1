import { useEffect } from 'react';
import { loadedPart } from '@/components/ui/loaded-part';
import { onDemand } from '@/components/ui/on-demand';
import type { DrinksEvening } from '@/lib/evening/evening';
import { sharedCodes } from './link/shared-codes';
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
  // Loaded before the button is pressed: browsers allow sharing and copying only right after a click.
  useEffect(() => void sharedCodes.request(), []);

  return (
    <ResultView
      {...props}
      shareCode={(onCode) =>
        void sharedCodes.whenThere(({ shareCodeOf }) =>
          onCode(shareCodeOf(props.source.model, props.source)),
        )
      }
      Warnings={ResultWarnings}
      Details={ResultDetails}
    />
  );
}
