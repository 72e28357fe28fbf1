import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import { otherKindIndexes } from '@/lib/evening/planned-sittings';
import type { DrinkType } from '@/lib/model/model';
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

/** One block per kind of drink, in the order of the country; other kinds of one below it. */
export function DrinkList({ store, site, sitting, isAmountWanted = false }: DrinkListProps) {
  const typeOrder = useCalculator(store, (state) => state.catalog.typeOrder);
  // As text, so that it is the same as long as nothing of it changes.
  const otherKinds = useCalculator(store, ({ model }) =>
    otherKindIndexes(model, sitting)
      .map((index) => `${index} ${model.addedSittings[index - 1]?.anotherType}`)
      .join(),
  );
  const kindsOf = (type: DrinkType) =>
    otherKinds
      .split(',')
      .map((entry) => entry.split(' '))
      .filter(([, kind]) => kind === type)
      .map(([index]) => Number(index));
  return (
    <ul className="mt-1 divide-y divide-hairline">
      {typeOrder.flatMap((type, position) => [
        <DrinkBlock
          key={type}
          {...{ store, site, sitting, type }}
          isAmountWanted={isAmountWanted && position === 0}
        />,
        ...kindsOf(type).map((kind) => (
          <DrinkBlock key={`${type} ${kind}`} {...{ store, site, type }} sitting={kind} isAnother />
        )),
      ])}
    </ul>
  );
}
