import type { CountryOption } from '@/lib/i18n/country-names';
import type { SiteCode } from '@/lib/site/sites';
import { LimitCard } from './limit-card';
import { More } from './more';
import { ResultPlans } from './result-plans';
import type { ResultSource } from './result-source';
import type { ResultTexts } from './result-texts';
import { SampleList } from './sample-list';
import { SummaryCards } from './summary-cards';
import type { Evening } from './use-evening';

const MINUTE_MS = 60_000;

interface ResultDetailsProps {
  siteCode: SiteCode;
  source: ResultSource;
  evening: Evening;
  texts: ResultTexts;
  limitPermille: number;
  /** "Poland", "Your own limit" */
  limitName: string;
  countries: CountryOption[];
}

/** What stands below the answer and the curve: a chunk of its own, as nobody reads it first. */
export function ResultDetails(props: ResultDetailsProps) {
  const { siteCode, source, evening, texts, limitPermille, limitName, countries } = props;
  const { model, catalog, choice, chooseLimit, setReadyBy } = source;
  const { result, startMs, nowMs } = evening;
  const nowMin = (nowMs - startMs) / MINUTE_MS;
  const { iso2, driverClass } = choice;
  const country = countries.find((row) => row.iso2 === iso2);
  const common = { result, texts, limitPermille };
  return (
    <>
      <ResultPlans {...{ siteCode, model, catalog, evening }} onReadyBy={setReadyBy} />
      <LimitCard {...{ country, choice, limitPermille, texts }} actions={chooseLimit} />
      <SampleList {...common} sittings={result.sittings} />
      <SummaryCards model={model} result={result} texts={texts} />
      <More {...common} {...{ model, catalog, countries, limitName, driverClass, iso2, nowMin }} />
    </>
  );
}
