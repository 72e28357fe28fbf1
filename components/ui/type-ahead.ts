'use client';

import { useEffect, useRef, type KeyboardEvent } from 'react';

/** Spec section 9: keys typed within this time belong together. */
const TYPE_AHEAD_MS = 200;

/**
 * Collects characters typed while the list is closed.
 * @param onTyped is called with all of them, 200 ms after the last one
 * @returns a keydown handler; it ignores Space, which activates the button
 */
export function useTypeAhead(onTyped: (text: string) => void) {
  const latest = useRef(onTyped);
  useEffect(() => {
    latest.current = onTyped;
  });
  const text = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);

  return (event: KeyboardEvent) => {
    const isCharacter = event.key.length === 1 && event.key !== ' ';
    if (!isCharacter || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    text.current += event.key;
    stop();
    timer.current = setTimeout(() => {
      const typed = text.current;
      text.current = '';
      latest.current(typed);
    }, TYPE_AHEAD_MS);
  };
}
