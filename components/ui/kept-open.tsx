'use client';

import { useEffect, useLayoutEffect } from 'react';
import { onDemand } from './on-demand';

const kept = onDemand(() => import('./reopen'));

/**
 * Reopens the disclosures of a page after going back in history, before the browser restores the scroll
 * position: the page is rendered again, with all of them closed. Loaded after hydration, since it is
 * not needed on the first page of a visit.
 */
export function KeptOpen() {
  const [reopening, load] = kept.usePart();
  useLayoutEffect(() => reopening?.reopen(), [reopening]);
  useEffect(load, [load]);
  useEffect(() => reopening?.noteOpen(), [reopening]);
  return null;
}
