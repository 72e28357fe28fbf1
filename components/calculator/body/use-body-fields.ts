import { useLayoutEffect, useState } from 'react';
import { setBodyMark } from '@/lib/browser/saved-marks';
import { useCalculatorContext, useCalculatorState } from '@/lib/store/calculator-context';

/** On screens this wide, the fields start open for new visitors. */
const wide = '(width >= 64rem)';

/** Whether the body fields are open (undefined: the style sheet decides), and what toggles them. */
export function useBodyFields() {
  const { store } = useCalculatorContext();
  const isReady = useCalculatorState((state) => state.isReady);
  const [isOpen, setOpen] = useState<boolean>();

  if (isReady && isOpen === undefined) {
    setOpen(!store.getState().model.isBodySet && window.matchMedia(wide).matches);
  }

  useLayoutEffect(() => {
    if (isReady) setBodyMark(store.getState().model.isBodySet);
  }, [isReady, store]);

  return [isOpen, () => setOpen((open) => !open)] as const;
}
