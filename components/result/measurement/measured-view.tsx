import { useTranslations } from 'next-intl';
import { MeasuredDetails } from '@/components/result/cards/measurement/measured-details';
import { ResultNotice } from '@/components/result/notes/result-notice';
import { ResultHeader } from '@/components/result/result-header';
import { laterResult } from '@/components/result/later-result';
import { ResultView, type ResultViewProps } from '@/components/result/result-view';
import { calculateMeasured } from '@/lib/evening/calculate-measured';
import { calculatedEvening } from '@/lib/evening/calculated-evening';
import { isEvening, type MeasuredEvening } from '@/lib/evening/evening';
import { factsOfLimit } from '@/lib/evening/sender-limit';
import { toSharedMeasurement } from '@/lib/evening/shared-measurement';
import { isBreathUnit } from '@/lib/model/measurement';
import { encodeMeasurementCode } from '@/lib/share/measurement-code';
import { MeasuredWarnings } from './measured-warnings';
import { useMeasuredTexts } from './use-measured-texts';

export type MeasuredViewProps = Omit<ResultViewProps, 'evening' | 'other' | 'parts'>;

/** The forecast of a measurement, or a notice that there is none. Rendered in the browser only. */
export function MeasuredView(props: MeasuredViewProps) {
  const t = useTranslations();
  const { siteCode } = props;
  const { model, zonedNow } = props.source;
  const { evening, ...others } = laterResult(props.source, (limit) =>
    calculatedEvening(calculateMeasured, model, limit, zonedNow),
  );
  if (!isEvening(evening) || evening.kind !== 'measurement') {
    return (
      <div className="lcd sky">
        <div className="frame @container min-h-dvh pt-2 pb-10 sm:pt-4">
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
  return <MeasuredEveningView {...props} {...others} evening={evening} />;
}

function MeasuredEveningView(props: Omit<ResultViewProps<MeasuredEvening>, 'parts'>) {
  const { evening, source } = props;
  const { model } = source;
  // A measurement of blood needs no country's breath ratio, so its link has no country.
  const ratioOf = isBreathUnit(model.measurement.unit) ? evening.limit.breathIso2 : '';
  const facts = factsOfLimit(source);
  const words = useMeasuredTexts(evening, ratioOf + facts.place !== '');

  function shareCode(onCode: (code: string) => void) {
    const shared = toSharedMeasurement(model, ratioOf, facts);
    if (shared) onCode(encodeMeasurementCode(shared));
  }

  return (
    <ResultView
      {...props}
      parts={{
        shareCode,
        measured: words,
        Warnings: MeasuredWarnings,
        Details: MeasuredDetails,
      }}
    />
  );
}
