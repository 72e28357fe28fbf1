'use client';

import { useEffect, useLayoutEffect } from 'react';
import { onDemand } from './on-demand';

const kept = onDemand(() => import('./reopen'));

/** Reopens disclosures after going back in history, before the scroll position is restored. */
export function KeptOpen() {
  const [reopening] = kept.usePart(true);
  useLayoutEffect(() => reopening?.reopen(), [reopening]);
  useEffect(() => reopening?.noteOpen(), [reopening]);
  return null;
}
