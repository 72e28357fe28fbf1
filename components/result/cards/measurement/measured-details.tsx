import { DetailsSheet } from '@/components/result/cards/details-sheet';
import { FactsCard } from '@/components/result/cards/facts/facts-card';
import { LimitCard } from '@/components/result/cards/limits/limit-card';
import { ReadyByCard } from '@/components/result/cards/plans/ready-by-card';
import { SampleCard } from '@/components/result/cards/samples/sample-card';
import type { ShownResult } from '@/components/result/result-parts';
import type { MeasuredEvening } from '@/lib/evening/evening';
import { MeasuredCard } from './measured-card';
import { MeasuredCountriesCard } from './measured-countries-card';
import { MeasuredWorkingCard } from './measured-working-card';

/** The cards below the answer of a measurement, in order; see result-details.tsx. */
export function MeasuredDetails({ shown }: { shown: ShownResult<MeasuredEvening> }) {
  return (
    <DetailsSheet
      shown={shown}
      first={
        <>
          <FactsCard />
          <ReadyByCard />
        </>
      }
      list={<SampleCard />}
      rest={
        <>
          <LimitCard />
          <MeasuredCard />
          <MeasuredCountriesCard />
          <MeasuredWorkingCard />
        </>
      }
    />
  );
}
