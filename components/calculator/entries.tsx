import type { Ref } from 'react';
import { NotLoaded } from '@/components/shell/not-loaded';
import type { CountryLaws } from '@/lib/countries/applicable-limit';
import type { Site } from '@/lib/site/sites';
import type { CalculatorStore } from '@/lib/store/calculator';
import { AddSitting } from './add-sitting';
import { DrinksCard } from './drinks-card';
import { PersonCard } from './person-card';
import { TimingCard } from './timing-card';
import { useAddedSittings, withAddedSittings } from './use-added-sittings';

interface EntriesProps {
  store: CalculatorStore;
  site: Site;
  laws: CountryLaws;
  /** How often a calculation was asked for with nothing drunk; 0 while there is nothing to remark. */
  refusals: number;
  /** Where the page leads to when nothing is drunk. */
  drinks: Ref<HTMLElement>;
}

/** The keys: what was drunk, when, with what food, and by whom. */
export function Entries({ store, site, laws, refusals, drinks }: EntriesProps) {
  const { AddedSittings, focus, add, load, isMissing } = useAddedSittings(store);
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <div className="grid gap-5">
        <DrinksCard ref={drinks} {...{ store, site, laws, refusals }}>
          {!AddedSittings && (
            <div className="mt-4 border-t border-hairline pt-4">
              {isMissing ? (
                <NotLoaded onRetry={() => withAddedSittings(load)} />
              ) : (
                <AddSitting store={store} onAdd={add} onApproach={load} />
              )}
            </div>
          )}
        </DrinksCard>
        {AddedSittings && <AddedSittings {...{ store, site, ...focus, onAdd: add }} />}
      </div>
      <div className="grid gap-5">
        <TimingCard store={store} site={site} />
        <PersonCard store={store} />
      </div>
    </div>
  );
}
