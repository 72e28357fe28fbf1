import { useState } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { useCalculatorContext, useCalculatorModel } from '@/lib/store/calculator-context';
import type { sittingActions } from '@/lib/store/sitting-actions';

/** Loaded on demand, because most visitors enter one sitting. */
const addedSittings = onDemand(() => import('./added-sittings'));

/** Adds sittings once they can be shown: counted and not shown, they would mislead. */
export function withAddedSittings(change: (actions: typeof sittingActions) => void): Promise<void> {
  return addedSittings.whenThere((part) => change(part.sittingActions));
}

/**
 * The component of the added sittings (null while there are none or it is loading; `isMissing` if it
 * could not be loaded), and what adds one: `isFresh` until that has got the focus.
 */
export function useAddedSittings() {
  const { store } = useCalculatorContext();
  const hasAdded = useCalculatorModel((model) => model.sittings.length > 1);
  const [part, load, isMissing] = addedSittings.usePart(hasAdded);
  const [isFresh, setFresh] = useState(false);

  function add() {
    void withAddedSittings((actionsOf) => {
      actionsOf(store).addSitting();
      setFresh(true);
    });
  }

  return {
    hasAdded,
    AddedSittings: hasAdded && part ? part.AddedSittings : null,
    isFresh,
    onFocused: () => setFresh(false),
    add,
    load,
    isMissing: hasAdded && isMissing,
  };
}
