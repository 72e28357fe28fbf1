'use client';

import { useEffect, useLayoutEffect } from 'react';
import { onDemand } from './on-demand';

const kept = onDemand(() => import('./reopen'));

/**
 * Reopens the disclosures of a page after going back in history, before the browser restores the scroll
 * position. Loaded after hydration, since the first page of a visit does not need it.
 */
export function KeptOpen() {
  const [reopening] = kept.usePart(true);
  useLayoutEffect(() => reopening?.reopen(), [reopening]);
  useEffect(() => reopening?.noteOpen(), [reopening]);
  return null;
}
