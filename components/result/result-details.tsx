import type { CountryOption } from '@/lib/i18n/country-names';
import type { SiteCode } from '@/lib/site/sites';
import type { DrinksEvening } from '@/lib/evening/evening';
import { DetailsSheet } from './details-sheet';
import { LevelCard } from './level-card';
import { LimitCard } from './limit-card';
import { More } from './more';
import { ResultPlans } from './result-plans';
import type { ShownResult } from './result-parts';
import type { ResultSource } from './result-source';
import { ResultCard } from './result-card';
import { ResultFacts } from './result-facts';
import { SampleList } from './sample-list';
import { SummaryCards } from './summary-cards';
import { TakeOver } from './take-over';

interface ResultDetailsProps extends ShownResult {
  siteCode: SiteCode;
  source: ResultSource;
  evening: DrinksEvening;
  nowMs: number;
  countries: CountryOption[];
}

/** What stands below the answer and the curve: a chunk of its own, as nobody reads it first. */
export function ResultDetails(props: ResultDetailsProps) {
  const { siteCode, source, evening, texts, limitName, countries, nowMs, phase } = props;
  const { model, catalog, store, isShared, chooseLimit, setReadyBy } = source;
  const { limit } = evening;
  const country = countries.find((row) => row.iso2 === limit.iso2);
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
            <ResultPlans
              {...{ siteCode, model, catalog, evening, nowMs }}
              hasOneMore={phase === 'planned' || phase === 'drinking'}
              onReadyBy={setReadyBy}
            />
          )}
        </>
      }
      list={<SampleList {...{ texts }} forecast={evening.forecast} nowMin={props.nowMin} />}
      rest={
        <>
          <LimitCard {...{ country, limit, texts }} actions={chooseLimit} />
          <SummaryCards {...{ country, model, evening, texts }} />
          {phase !== 'past' && (
            <LevelCard {...{ evening, country, texts, phase }} nowMin={props.nowMin} />
          )}
          <More {...{ model, catalog, evening, countries, texts, limitName }} />
          {isShared && store && (
            <ResultCard>
              <TakeOver {...{ siteCode, source, store, countries }} />
            </ResultCard>
          )}
        </>
      }
    />
  );
}
