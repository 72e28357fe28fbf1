import type { Ref } from 'react';
import { NotLoaded } from '@/components/shell/not-loaded';
import type { CountryLaws } from '@/lib/countries/applicable-limit';
import type { Site } from '@/lib/site/sites';
import type { CalculatorStore } from '@/lib/store/calculator';
import { AddSitting } from './add-sitting';
import { BodySection } from './body-section';
import { DrinksSection } from './drinks-section';
import { ruled } from './entry-section';
import { FoodSection } from './food-section';
import { LogRow } from './log-row';
import { useAddedSittings, withAddedSittings } from './use-added-sittings';
import { WhenSection } from './when-section';

interface EntriesProps {
  store: CalculatorStore;
  site: Site;
  laws: CountryLaws;
  /** How often a calculation was asked for with nothing drunk; 0 while there is nothing to remark. */
  refusals: number;
  /** Where the page leads to when nothing is drunk. */
  drinks: Ref<HTMLElement>;
}

/** The keys: what is drunk now, what was drunk, when, with what food, and by whom. */
export function Entries({ store, site, laws, refusals, drinks }: EntriesProps) {
  const { AddedSittings, focus, add, load, isMissing } = useAddedSittings(store);
  return (
    <div className="@container">
      <div className="grid gap-4 [reading-flow:grid-order] *:min-w-0 @3xl:grid-cols-2 @3xl:grid-rows-[auto_auto_auto_1fr] @3xl:gap-x-10 @3xl:gap-y-6">
        <LogRow {...{ store, site, laws }} className="order-1 @3xl:col-span-2" />
        <DrinksSection
          ref={drinks}
          {...{ store, site, refusals }}
          className="order-3 @3xl:row-span-3"
        />
        <WhenSection store={store} site={site} className="order-4" />
        <FoodSection store={store} className={`order-5 @3xl:col-start-2 ${ruled}`} />
        <div className="order-6 @3xl:col-span-2">
          {AddedSittings && <AddedSittings {...{ store, site, ...focus, onAdd: add }} />}
          {!AddedSittings && !isMissing && (
            <AddSitting store={store} onAdd={add} onApproach={load} />
          )}
          {!AddedSittings && isMissing && <NotLoaded onRetry={() => withAddedSittings(load)} />}
        </div>
        <BodySection
          store={store}
          site={site}
          className="body-section border-hairline @3xl:col-start-2 @3xl:border-t @3xl:pt-4"
        />
      </div>
    </div>
  );
}
