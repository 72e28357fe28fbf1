import { useTranslations } from 'next-intl';
import { breathRatio, usualBreathRatio } from '@/lib/countries/breath-ratio';
import { toSharedReading } from '@/lib/model/shared-reading';
import { encodeReadingCode } from '@/lib/share/reading-code';
import { MeasuredDetails } from './measured-details';
import { MeasuredWarnings } from './measured-warnings';
import { ResultHeader } from './result-header';
import { ResultNotice } from './result-notice';
import { ResultView, type ResultViewProps } from './result-view';
import { useMeasuredEvening } from './use-measured-evening';
import { useMeasuredWords } from './use-measured-words';

/** How a measured level goes on. Rendered in the browser only: clock and day are the visitor's. */
export function MeasuredView(props: Omit<ResultViewProps, 'evening' | 'parts'>) {
  const t = useTranslations();
  const { siteCode, source, limitPermille, countries } = props;
  const { model, choice } = source;
  const country = countries.find(({ iso2 }) => iso2 === choice.iso2);
  const ratio = country ? breathRatio(country) : usualBreathRatio;
  const { result, startMs, nowMs } = useMeasuredEvening(model, limitPermille, ratio);
  const words = useMeasuredWords({ result, limitPermille, ratio, startMs, nowMs });
  const shared = toSharedReading(model);
  if (!result || !shared) {
    return (
      <div className="min-h-dvh pb-10">
        <ResultHeader />
        <ResultNotice
          siteCode={siteCode}
          testId="result-empty"
          title={t('reading.result.emptyTitle')}
          text={t('reading.result.emptyText')}
          action={t('reading.result.emptyAction')}
        />
      </div>
    );
  }
  return (
    <ResultView
      {...props}
      evening={{ result, startMs, nowMs }}
      parts={{
        shareCode: () => encodeReadingCode(shared),
        measured: words,
        warnings: () => <MeasuredWarnings sinceLastDrinkMin={result.sinceLastDrinkMin} />,
        details: (shown) => (
          <MeasuredDetails
            {...{
              siteCode,
              source,
              country,
              countries,
              ratio,
              result,
              limitPermille,
              startMs,
              nowMs,
            }}
            {...shown}
          />
        ),
      }}
    />
  );
}
