import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import type { Site } from '@/lib/site/sites';
import { DrinkBlock } from './drink-block';

interface DrinkListProps {
  store: CalculatorStore;
  site: Site;
  /** Place in the order of entry, 0 for the first. */
  sitting: number;
  /** True when the bubble asks for an amount at the first drink. */
  isAmountWanted?: boolean;
}

/** One block per kind of drink, in the order of the country. */
export function DrinkList({ store, site, sitting, isAmountWanted = false }: DrinkListProps) {
  const typeOrder = useCalculator(store, (state) => state.catalog.typeOrder);
  return (
    <ul className="divide-y divide-base-content/10">
      {typeOrder.map((type, position) => (
        <DrinkBlock
          key={type}
          store={store}
          site={site}
          sitting={sitting}
          type={type}
          isAmountWanted={isAmountWanted && position === 0}
        />
      ))}
    </ul>
  );
}
