import { startTransition, useEffect, useState } from 'react';

/**
 * False in the first rendering, then true in a transition, which gives way to what is pressed: for what
 * is not seen at once. @param isAtOnce true in the first rendering too
 */
export function useDrawnLater(isAtOnce: () => boolean = () => false): boolean {
  const [isDrawn, setDrawn] = useState(isAtOnce);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return isDrawn;
}
