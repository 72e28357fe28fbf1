'use client';

import { useEffect, useLayoutEffect } from 'react';
import { noteOpen, reopen } from './reopen';

/** Reopens disclosures after going back in history, before the scroll position is restored. */
export function KeptOpen() {
  useLayoutEffect(reopen, []);
  useEffect(noteOpen, []);
  return null;
}
