import type { CountryOption } from '@/lib/i18n/country-names';
import type { SiteCode } from '@/lib/site/sites';
import { LimitCard } from './limit-card';
import { More } from './more';
import { ResultPlans } from './result-plans';
import type { ShownResult } from './result-parts';
import type { ResultSource } from './result-source';
import { SampleList } from './sample-list';
import { SummaryCards } from './summary-cards';
import type { Evening } from './use-evening';

interface ResultDetailsProps extends ShownResult {
  siteCode: SiteCode;
  source: ResultSource;
  evening: Evening;
  limitPermille: number;
  countries: CountryOption[];
}

/** What stands below the answer and the curve: a chunk of its own, as nobody reads it first. */
export function ResultDetails(props: ResultDetailsProps) {
  const { siteCode, source, evening, texts, limitPermille, limitName, countries, nowMin } = props;
  const { model, catalog, choice, chooseLimit, setReadyBy } = source;
  const { result } = evening;
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
