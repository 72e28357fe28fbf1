import { ReadyBy } from '@/components/plans/ready-by';
import type { MeasuredEvening } from '@/lib/evening/evening';
import type { CountryOption } from '@/lib/i18n/country-names';
import { useMeasurementTexts } from '@/lib/i18n/use-measurement-texts';
import type { SiteCode } from '@/lib/site/sites';
import { DetailsSheet } from './details-sheet';
import { LimitCard } from './limit-card';
import { MeasuredCard } from './measured-card';
import { MeasuredMore } from './measured-more';
import { ResultCard } from './result-card';
import type { ShownResult } from './result-parts';
import type { ResultSource } from './result-source';
import { ResultFacts } from './result-facts';
import { SampleList } from './sample-list';

interface MeasuredDetailsProps extends ShownResult {
  siteCode: SiteCode;
  source: ResultSource;
  evening: MeasuredEvening;
  /** Undefined when the chosen country is none of the list. */
  country: CountryOption | undefined;
  countries: CountryOption[];
  nowMs: number;
}

/** What stands below the answer and the curve of a measured value. */
export function MeasuredDetails(props: MeasuredDetailsProps) {
  const { siteCode, source, evening, country, texts, phase, nowMs } = props;
  const { model, chooseLimit } = source;
  const measurementTexts = useMeasurementTexts(siteCode);
  return (
    <DetailsSheet
      first={
        <>
          <ResultFacts
            {...{ texts, phase }}
            forecast={evening.forecast}
            nowMin={props.nowMin}
            breath={props.breath}
            measured={props.measured}
          />
          {phase !== 'past' && (
            <ResultCard>
              <ReadyBy {...{ siteCode, model, evening, nowMs }} onChange={source.setReadyBy} />
            </ResultCard>
          )}
        </>
      }
      list={<SampleList {...{ texts }} forecast={evening.forecast} nowMin={props.nowMin} />}
      rest={
        <>
          <LimitCard {...{ country, texts }} limit={evening.limit} actions={chooseLimit} />
          <MeasuredCard {...{ model, evening, texts, measurementTexts }} />
          <MeasuredMore
            {...{ model, evening, texts, measurementTexts }}
            limitName={props.limitName}
            countries={props.countries}
          />
        </>
      }
    />
  );
}
