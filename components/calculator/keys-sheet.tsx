import type { ReactNode } from 'react';
import { EarlierEvenings } from '@/components/history/earlier-evenings';
import type { ListedCountries } from '@/lib/i18n/calculator-limits';
import type { OpenEvening } from '@/lib/evening/evening';
import type { Site } from '@/lib/site/sites';
import type { CalculatorStore } from '@/lib/store/calculator';
import { PlansDisclosure } from './plans-disclosure';
import { useEnteredEvening } from './use-entered-evening';

interface KeysSheetProps {
  store: CalculatorStore;
  site: Site;
  laws: ListedCountries;
  /** How the entries are opened, where they are not drinks. */
  open?: OpenEvening;
  /** The entries. */
  children: ReactNode;
}

/** The keys below the display: the entries, and what is asked for less often. */
export function KeysSheet({ store, site, laws, open, children }: KeysSheetProps) {
  const entered = useEnteredEvening(store, site, laws, open);
  return (
    <div className="sheet order-2 min-w-0 px-4 pt-3.5 pb-5 lg:order-none lg:col-start-1 lg:row-start-3 lg:ms-8 lg:px-8 lg:pt-6">
      {children}
      <div className="mt-6 grid items-start border-t border-hairline pt-2 md:grid-cols-2 md:gap-x-10">
        <EarlierEvenings {...{ store, site, laws }} />
        <PlansDisclosure {...{ store, site, entered }} />
      </div>
    </div>
  );
}
