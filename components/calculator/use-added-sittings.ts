import { useEffect, useState } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';

/** Most visitors drank in one sitting. */
const addedSittings = onDemand(() =>
  import('./added-sittings').then(({ AddedSittings }) => AddedSittings),
);

/**
 * Makes a change after which there will be added sittings, once they can be shown: sittings that
 * count but cannot be seen would mislead.
 */
export const withAddedSittings = addedSittings.whenThere;

/**
 * The added sittings of the page: their component, null while there are none or it is not loaded
 * yet, and what adds one. `isFresh` until the one added by hand has taken the focus; `isMissing`
 * when there are some that cannot be shown.
 */
export function useAddedSittings(store: CalculatorStore) {
  const hasAdded = useCalculator(store, ({ model }) => model.addedSittings.length > 0);
  const [AddedSittings, load, isMissing] = addedSittings.usePart();
  const [isFresh, setFresh] = useState(false);

  useEffect(() => {
    if (hasAdded) load();
  }, [hasAdded, load]);

  function add() {
    void withAddedSittings(() => {
      store.getState().addSitting();
      setFresh(true);
    });
  }

  return {
    AddedSittings: hasAdded ? AddedSittings : null,
    focus: { isFresh, onFocused: () => setFresh(false) },
    add,
    load,
    isMissing: hasAdded && isMissing,
  };
}
