import type { CountryOption } from '@/lib/i18n/country-names';
import type { CalculationResult } from '@/lib/bac';
import { LimitCard } from './limit-card';
import { More } from './more';
import type { ResultSource } from './result-source';
import type { ResultTexts } from './result-texts';
import { SampleList } from './sample-list';
import { SummaryCards } from './summary-cards';

interface ResultDetailsProps {
  source: ResultSource;
  result: CalculationResult;
  texts: ResultTexts;
  limitPermille: number;
  /** "Poland", "Your own limit" */
  limitName: string;
  countries: CountryOption[];
  nowMin: number;
}

/** What stands below the answer and the curve: a chunk of its own, as nobody reads it first. */
export function ResultDetails(props: ResultDetailsProps) {
  const { source, result, texts, limitPermille, limitName, countries, nowMin } = props;
  const { model, catalog, choice, chooseLimit } = source;
  const { iso2, driverClass } = choice;
  const country = countries.find((row) => row.iso2 === iso2);
  const common = { result, texts, limitPermille };
  return (
    <>
      <LimitCard {...{ country, choice, limitPermille, texts }} actions={chooseLimit} />
      <SampleList {...common} sittings={result.sittings} />
      <SummaryCards model={model} result={result} texts={texts} />
      <More {...common} {...{ model, catalog, countries, limitName, driverClass, iso2, nowMin }} />
    </>
  );
}
