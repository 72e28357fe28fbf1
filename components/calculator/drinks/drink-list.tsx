import { memo } from 'react';
import { sittingAt } from '@/lib/evening/planned-sittings';
import type { DrinkType } from '@/lib/model/model';
import { useCalculatorModel, useCalculatorState } from '@/lib/store/calculator-context';
import { DrinkBlock } from './drink-block';
import { useSecondTap } from './use-second-tap';

interface DrinkListProps {
  sitting: number;
  /** Shows the bubble that asks for an amount at the first drink. */
  isAmountWanted?: boolean;
  onLog?: (type: DrinkType) => void;
}

/** One block per drink type in the order of the country, each followed by its other kinds. */
export const DrinkList = memo(function DrinkList(props: DrinkListProps) {
  const { sitting, isAmountWanted = false, onLog } = props;
  const typeOrder = useCalculatorState((state) => state.catalog.typeOrder);
  const counts = useCalculatorModel((model) =>
    typeOrder.map((type) => sittingAt(model, sitting).drinks[type].length),
  );
  return (
    <ul className="divide-y divide-hairline" onClickCapture={useSecondTap()}>
      {typeOrder.flatMap((type, position) =>
        Array.from({ length: counts[position] ?? 0 }, (_, kind) => (
          <DrinkBlock
            key={`${type} ${kind}`}
            sitting={sitting}
            type={type}
            kind={kind}
            isAmountWanted={isAmountWanted && position === 0 && kind === 0}
            onLog={kind === 0 ? onLog : undefined}
          />
        )),
      )}
    </ul>
  );
});
