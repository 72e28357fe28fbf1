import dynamic from 'next/dynamic';
import { toShared } from '@/lib/model/shared';
import { encodeShareCode } from '@/lib/share/share-code';
import { ResultView, type ResultViewProps } from './result-view';
import { ResultWarnings } from './result-warnings';
import { useEvening } from './use-evening';

const ResultDetails = dynamic(
  () => import('./result-details').then((details) => details.ResultDetails),
  // Its place: what follows stays out of sight until it is there.
  { loading: () => <div className="min-h-lvh" /> },
);

/** The result of what was drunk. Rendered in the browser only: clock and day are the visitor's. */
export function DrunkResult(props: Omit<ResultViewProps, 'evening' | 'parts'>) {
  const { siteCode, source, limitPermille, countries } = props;
  const { model } = source;
  const evening = useEvening(model, limitPermille);
  const { result } = evening;
  return (
    <ResultView
      {...props}
      evening={evening}
      parts={{
        shareCode: () => encodeShareCode(toShared(model)),
        sittings: result.sittings,
        warnings: (texts) => <ResultWarnings {...{ model, result, texts }} />,
        details: (shown) => (
          <ResultDetails {...{ siteCode, source, evening, limitPermille, countries }} {...shown} />
        ),
      }}
    />
  );
}
