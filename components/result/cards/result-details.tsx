import type { ShownResult } from '@/components/result/result-parts';
import type { DrinksEvening } from '@/lib/evening/evening';
import { DetailsSheet } from './details-sheet';
import { FactsCard } from './facts/facts-card';
import { SummaryCard } from './facts/summary-card';
import { LevelCard } from './level/level-card';
import { AllCountriesCard } from './limits/all-countries-card';
import { LimitCard } from './limits/limit-card';
import { OneMoreCard } from './plans/one-more-card';
import { ReadyByCard } from './plans/ready-by-card';
import { SampleCard } from './samples/sample-card';
import { TakeOverCard } from './take-over-card';
import { WorkingCard } from './working/working-card';

/**
 * The cards below the answer of drinks, in order. A new card is a component without props that
 * reads `useShownResult` (shown-result.ts) and returns a `ResultCard`, or null where it has nothing
 * to say.
 */
export function ResultDetails({ shown }: { shown: ShownResult<DrinksEvening> }) {
  return (
    <DetailsSheet
      shown={shown}
      first={
        <>
          <FactsCard />
          <OneMoreCard />
          <ReadyByCard />
        </>
      }
      list={<SampleCard />}
      rest={
        <>
          <LimitCard />
          <SummaryCard />
          <LevelCard />
          <AllCountriesCard />
          <WorkingCard />
          <TakeOverCard />
        </>
      }
    />
  );
}
