import { otherKindIndexes } from '@/lib/evening/planned-sittings';
import type { DrinkType } from '@/lib/model/model';
import { useCalculatorModel, useCalculatorState } from '@/lib/store/calculator-context';
import { DrinkBlock } from './drink-block';

interface DrinkListProps {
  /** Place in the order of entry, 0 for the first. */
  sitting: number;
  /** Shows the bubble that asks for an amount at the first drink. */
  isAmountWanted?: boolean;
  /** Counts a drink as drunk now; left out while drinks of earlier are entered. */
  onLog?: (type: DrinkType) => void;
}

/** One block per drink type in the order of the country, each followed by its other kinds. */
export function DrinkList({ sitting, isAmountWanted = false, onLog }: DrinkListProps) {
  const typeOrder = useCalculatorState((state) => state.catalog.typeOrder);
  // Selected as a string, because a new array would re-render on every change of the store.
  const otherKinds = useCalculatorModel((model) =>
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
    <ul className="divide-y divide-hairline">
      {typeOrder.flatMap((type, position) => [
        <DrinkBlock
          key={type}
          sitting={sitting}
          type={type}
          isAmountWanted={isAmountWanted && position === 0}
          onLog={onLog}
        />,
        ...kindsOf(type).map((kind) => (
          <DrinkBlock key={`${type} ${kind}`} sitting={kind} type={type} isAnother />
        )),
      ])}
    </ul>
  );
}
