import type { Ref } from 'react';
import { NotLoaded } from '@/components/shell/not-loaded';
import { BodySection } from './body/body-section';
import { FoodSection } from './body/food-section';
import { DrinksSection } from './drinks/drinks-section';
import { ruled } from './entry-section';
import { AddSitting } from './when/add-sitting';
import { useAddedSittings, withAddedSittings } from './when/use-added-sittings';
import { WhenSection } from './when/when-section';

interface EntriesProps {
  /** How often Calculate was pressed without a drink; 0 while there is nothing to say. */
  refusals: number;
  /** The section to scroll to when there is no drink. */
  drinks: Ref<HTMLElement>;
}

/** The form: drinks, times, food, added sittings and body data. */
export function Entries({ refusals, drinks }: EntriesProps) {
  const { AddedSittings, isFresh, onFocused, add, load, isMissing } = useAddedSittings();
  return (
    <div className="@container">
      <div className="grid gap-4 [reading-flow:grid-order] *:min-w-0 @3xl:grid-cols-2 @3xl:grid-rows-[auto_auto_auto_1fr] @3xl:gap-x-10 @3xl:gap-y-6">
        <DrinksSection ref={drinks} refusals={refusals} className="order-1 @3xl:row-span-3" />
        <WhenSection className="order-4" />
        <FoodSection className={`order-5 @3xl:col-start-2 ${ruled}`} />
        <div className="order-6 @3xl:col-span-2">
          {AddedSittings ? (
            <AddedSittings isFresh={isFresh} onFocused={onFocused} onAdd={add} />
          ) : isMissing ? (
            <NotLoaded onRetry={() => withAddedSittings(load)} />
          ) : (
            <AddSitting onAdd={add} onApproach={load} />
          )}
        </div>
        <BodySection className="body-section border-hairline @3xl:col-start-2 @3xl:border-t @3xl:pt-4" />
      </div>
    </div>
  );
}
