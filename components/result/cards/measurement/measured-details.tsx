import { DetailsSheet } from '@/components/result/cards/details-sheet';
import type { ShownResult } from '@/components/result/result-parts';
import type { MeasuredEvening } from '@/lib/evening/evening';
import { MeasuredCountriesCard } from './measured-countries-card';
import { MeasuredRow } from './measured-row';
import { MeasuredWorkingCard } from './measured-working-card';

/** What stands below the answer of a measurement; see result-details.tsx. */
export function MeasuredDetails({ shown }: { shown: ShownResult<MeasuredEvening> }) {
  return (
    <DetailsSheet
      shown={shown}
      entered={<MeasuredRow />}
      rest={
        <>
          <MeasuredCountriesCard />
          <MeasuredWorkingCard />
        </>
      }
    />
  );
}
