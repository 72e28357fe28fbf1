'use client';

import { useEffect, useLayoutEffect } from 'react';
import { onDemand } from './on-demand';

const kept = onDemand(() => import('./reopen'));

/**
 * Going back in history lands where the visitor was. The browser keeps how far the page was scrolled,
 * but a page that is made anew has everything closed: what stood open is opened again before the
 * browser scrolls. Loaded after the page: nobody goes back to the first page of a visit.
 */
export function KeptOpen() {
  const [reopening, load] = kept.usePart();
  useLayoutEffect(() => reopening?.reopen(), [reopening]);
  useEffect(load, [load]);
  useEffect(() => reopening?.noteOpen(), [reopening]);
  return null;
}
