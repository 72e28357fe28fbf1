'use client';

import { useEffect, useLayoutEffect } from 'react';
import { noteOpen, reopen } from './reopen';

/** Reopens disclosures after going back in history, before the scroll position is restored. */
export function KeptOpen() {
  useLayoutEffect(reopen, []);
  // In a task of its own: the router listens first, and has rendered the page when its parts are opened.
  useEffect(() => void setTimeout(noteOpen), []);
  return null;
}
