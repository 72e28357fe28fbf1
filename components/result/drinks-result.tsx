import { useEffect } from 'react';
import { loadedPart } from '@/components/ui/loaded-part';
import type { DrinksEvening } from '@/lib/evening/evening';
import { detailsChunk } from './result-chunks';
import { ResultView, type ResultViewProps } from './result-view';
import { ResultWarnings } from './result-warnings';
import { sharedCodes } from './shared-codes';

/** Its place: what follows stays out of sight until it is there. */
const ResultDetails = loadedPart(detailsChunk, () => <div className="min-h-lvh" />);

interface DrinksResultProps extends Omit<ResultViewProps, 'parts'> {
  evening: DrinksEvening;
}

/** The result of what was drunk. Rendered in the browser only: clock and day are the visitor's. */
export function DrinksResult(props: DrinksResultProps) {
  const { siteCode, source, evening, nowMs, countries } = props;
  const { model } = source;

  // There when it is pressed: browsers share and copy only at once.
  useEffect(() => void sharedCodes.request(), []);

  return (
    <ResultView
      {...props}
      parts={{
        shareCode: (give) =>
          void sharedCodes.whenThere(({ shareCodeOf }) => give(shareCodeOf(model))),
        warnings: (texts) => <ResultWarnings {...{ model, evening, texts }} />,
        details: (shown) => (
          <ResultDetails {...{ siteCode, source, evening, nowMs, countries }} {...shown} />
        ),
      }}
    />
  );
}
