import type { ShownResult } from '@/components/result/use-shown';
import { onDemand } from '@/components/ui/on-demand';
import type { DrinksEvening } from '@/lib/evening/evening';
import { DetailsSheet } from './details-sheet';
import { AlcoholRow } from './facts/alcohol-row';
import { PersonRow } from './facts/person-row';
import { TimeRow } from './facts/time-row';
import { OneMoreCard } from './plans/one-more-card';
import { TakeOverCard } from './take-over-card';

const working = onDemand(() => import('./working/working').then((module) => module.Working));

/**
 * What stands below the answer of drinks. A new row is a component of the shown result that returns
 * a `Row`, or null where it has nothing to say.
 */
export function ResultDetails({ shown }: { shown: ShownResult<DrinksEvening> }) {
  return (
    <DetailsSheet
      shown={shown}
      first={<OneMoreCard shown={shown} />}
      entered={
        <>
          <PersonRow shown={shown} />
          <TimeRow shown={shown} />
          <AlcoholRow shown={shown} />
        </>
      }
      working={working}
    >
      <TakeOverCard shown={shown} />
    </DetailsSheet>
  );
}
