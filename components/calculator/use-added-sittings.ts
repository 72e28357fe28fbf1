import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import { showToast } from '@/lib/store/toasts';

/** Most visitors drank in one sitting. */
const addedSittings = onDemand(() =>
  import('./added-sittings').then(({ AddedSittings }) => AddedSittings),
);

/**
 * Makes a change after which there will be added sittings, once they can be shown: sittings that
 * count but cannot be seen would mislead.
 */
export function useWithAddedSittings(): (change: () => void) => void {
  const t = useTranslations();
  return async (change) => {
    if (await addedSittings.request()) change();
    else showToast({ text: t('sittings.notLoaded'), type: 'error' });
  };
}

/**
 * The added sittings of the page: their component, null while there are none or it is not loaded
 * yet, and what adds one. `isFresh` until the one added by hand has taken the focus.
 */
export function useAddedSittings(store: CalculatorStore) {
  const hasAdded = useCalculator(store, ({ model }) => model.addedSittings.length > 0);
  const [AddedSittings, load] = addedSittings.usePart();
  const [isFresh, setFresh] = useState(false);
  const withAddedSittings = useWithAddedSittings();

  useEffect(() => {
    if (hasAdded) load();
  }, [hasAdded, load]);

  function add() {
    withAddedSittings(() => {
      store.getState().addSitting();
      setFresh(true);
    });
  }

  return {
    AddedSittings: hasAdded ? AddedSittings : null,
    focus: { isFresh, onFocused: () => setFresh(false) },
    add,
    load,
  };
}
