import { useTranslations } from 'next-intl';
import { isEvening, type MeasuredEvening } from '@/lib/evening/evening';
import { openMeasured } from '@/lib/evening/open-measured';
import { openedEvening } from '@/lib/evening/opened-evening';
import { toSharedMeasurement } from '@/lib/evening/shared-measurement';
import { isBreathUnit } from '@/lib/model/measurement';
import { encodeMeasurementCode } from '@/lib/share/measurement-code';
import { MeasuredDetails } from './measured-details';
import { MeasuredWarnings } from './measured-warnings';
import { ResultHeader } from './result-header';
import { ResultNotice } from './result-notice';
import { ResultView, type ResultViewProps } from './result-view';
import { useMeasuredWords } from './use-measured-words';

export type MeasuredViewProps = Omit<ResultViewProps, 'evening' | 'parts'>;

/** How a measured level goes on. Rendered in the browser only: clock and day are the visitor's. */
export function MeasuredView(props: MeasuredViewProps) {
  const t = useTranslations();
  const { siteCode, source } = props;
  const opened = openedEvening(openMeasured, source.model, source.limit, source.place);
  if (!isEvening(opened) || opened.kind !== 'measurement') {
    return (
      <div className="lcd">
        <div className="frame @container min-h-dvh pb-10">
          <ResultHeader />
          <ResultNotice
            siteCode={siteCode}
            testId="result-empty"
            title={t('measurement.result.emptyTitle')}
            text={t('measurement.result.emptyText')}
            action={t('measurement.result.emptyAction')}
          />
        </div>
      </div>
    );
  }
  return <MeasuredEveningView {...props} evening={opened} />;
}

function MeasuredEveningView(props: MeasuredViewProps & { evening: MeasuredEvening }) {
  const { siteCode, source, evening, nowMs, countries } = props;
  const { model } = source;
  // Of a value in blood no country's ratio was used, and none is told.
  const ratioOf = isBreathUnit(model.measurement.unit) ? evening.limit.breathIso2 : '';
  const words = useMeasuredWords(evening, ratioOf !== '');
  const { sinceLastDrinkMin } = evening.forecast;
  const country = countries.find(({ iso2 }) => iso2 === evening.limit.iso2);

  function shareCode(give: (code: string) => void) {
    const shared = toSharedMeasurement(model, ratioOf);
    if (shared) give(encodeMeasurementCode(shared));
  }

  return (
    <ResultView
      {...props}
      parts={{
        shareCode,
        measured: words,
        warnings: () => <MeasuredWarnings sinceLastDrinkMin={sinceLastDrinkMin} />,
        details: (shown) => (
          <MeasuredDetails
            {...{ siteCode, source, evening, country, countries, nowMs }}
            {...shown}
          />
        ),
      }}
    />
  );
}
