'use client';

import { useRef, type KeyboardEvent } from 'react';
import { useTimer } from './use-timer';

/** Spec section 9: keys typed within this time belong together. */
const TYPE_AHEAD_MS = 200;

/**
 * Collects characters typed while the list is closed.
 * @param onTyped is called with all of them, 200 ms after the last one
 * @returns a keydown handler; it ignores Space, which activates the button
 */
export function useTypeAhead(onTyped: (text: string) => void) {
  const text = useRef('');
  const timer = useTimer(TYPE_AHEAD_MS, () => {
    const typed = text.current;
    text.current = '';
    onTyped(typed);
  });

  return (event: KeyboardEvent) => {
    const isCharacter = event.key.length === 1 && event.key !== ' ';
    if (!isCharacter || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    text.current += event.key;
    timer.start();
  };
}
