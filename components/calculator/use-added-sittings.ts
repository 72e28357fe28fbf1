import { useEffect, useState } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { periodIndexes } from '@/lib/evening/planned-sittings';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import type { sittingActions } from '@/lib/store/sitting-actions';

/** Most visitors drank in one sitting. */
const addedSittings = onDemand(() => import('./added-sittings'));

/**
 * Makes a change after which there will be added sittings, once they can be shown: sittings that
 * count but cannot be seen would mislead.
 */
export function withAddedSittings(change: (actions: typeof sittingActions) => void): Promise<void> {
  return addedSittings.whenThere((part) => change(part.sittingActions));
}

/**
 * The added sittings of the page: their component, null while there are none or it is not loaded
 * yet, and what adds one. `isFresh` until the one added by hand has taken the focus; `isMissing`
 * when there are some that cannot be shown.
 */
export function useAddedSittings(store: CalculatorStore) {
  const hasAdded = useCalculator(store, ({ model }) => periodIndexes(model).length > 1);
  const [part, load, isMissing] = addedSittings.usePart();
  const [isFresh, setFresh] = useState(false);

  useEffect(() => {
    if (hasAdded) load();
  }, [hasAdded, load]);

  function add() {
    void withAddedSittings((actionsOf) => {
      actionsOf(store).addSitting();
      setFresh(true);
    });
  }

  return {
    AddedSittings: hasAdded && part ? part.AddedSittings : null,
    focus: { isFresh, onFocused: () => setFresh(false) },
    add,
    load,
    isMissing: hasAdded && isMissing,
  };
}
