import { useLayoutEffect, useState } from 'react';
import { setBodyMark } from '@/lib/browser/saved-marks';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';

/** So wide that the fields need not be opened. */
const wide = '(width >= 64rem)';

/**
 * Whether the fields of the body are open, and what opens or closes them. Until the entries are known
 * (undefined) the styles decide; then they stay as they were found, however the body is changed, for
 * the life of the page: nothing moves under the fingers of who is just entering it.
 */
export function useBodyFields(store: CalculatorStore) {
  const isReady = useCalculator(store, (state) => state.isReady);
  const [isOpen, setOpen] = useState<boolean>();

  if (isReady && isOpen === undefined) {
    setOpen(!store.getState().model.isBodySet && window.matchMedia(wide).matches);
  }

  useLayoutEffect(() => {
    if (isReady) setBodyMark(store.getState().model.isBodySet);
  }, [isReady, store]);

  return [isOpen, () => setOpen((open) => !open)] as const;
}
