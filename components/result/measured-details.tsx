import { ReadyBy } from '@/components/plans/ready-by';
import type { MeasuredForecast } from '@/lib/bac';
import type { CountryOption } from '@/lib/i18n/country-names';
import { useReadingTexts } from '@/lib/i18n/use-reading-texts';
import type { SiteCode } from '@/lib/site/sites';
import { LimitCard } from './limit-card';
import { MeasuredCard } from './measured-card';
import { MeasuredMore } from './measured-more';
import { ResultCard } from './result-card';
import type { ShownResult } from './result-parts';
import type { ResultSource } from './result-source';
import { SampleList } from './sample-list';

interface MeasuredDetailsProps extends ShownResult {
  siteCode: SiteCode;
  source: ResultSource;
  /** Undefined when the chosen country is none of the list. */
  country: CountryOption | undefined;
  countries: CountryOption[];
  /** Litres of breath for one of blood. */
  ratio: number;
  result: MeasuredForecast;
  limitPermille: number;
  /** Instant of the measurement, milliseconds since 1970. */
  startMs: number;
  nowMs: number;
}

/** What stands below the answer and the curve of a measured value. */
export function MeasuredDetails(props: MeasuredDetailsProps) {
  const { siteCode, source, country, ratio, result, texts, limitPermille } = props;
  const { model, choice, chooseLimit } = source;
  const readingTexts = useReadingTexts(siteCode);
  return (
    <>
      <ResultCard>
        <ReadyBy
          model={model}
          evening={{ result, startMs: props.startMs, nowMs: props.nowMs }}
          onChange={source.setReadyBy}
        />
      </ResultCard>
      <LimitCard {...{ country, choice, limitPermille, texts }} actions={chooseLimit} />
      <MeasuredCard {...{ model, result, country, ratio, texts, readingTexts }} />
      <SampleList {...{ result, texts, limitPermille }} />
      <MeasuredMore
        {...{ model, result, country, ratio, texts, readingTexts, limitPermille, choice }}
        limitName={props.limitName}
        countries={props.countries}
        nowMin={props.nowMin}
        startMs={props.startMs}
      />
    </>
  );
}
