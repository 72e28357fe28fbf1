'use client';

import { useLayoutEffect, useState } from 'react';

/** A font that does not come must not keep the picker shut. */
const FONT_LIMIT_MS = 400;

/**
 * False while fonts are loading, so that nobody sees or presses a row that is about to move. When
 * they are there already it turns true before the first paint: no key typed at once is lost.
 */
export function useLayoutSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useLayoutEffect(() => whenFontsSettle(() => setIsSettled(true)), []);
  return isSettled;
}

function whenFontsSettle(settle: () => void): () => void {
  const fonts: FontFaceSet | undefined = document.fonts;
  if (fonts?.status !== 'loading') {
    settle();
    return () => {};
  }
  let frame = 0;
  const timer = setTimeout(settle, FONT_LIMIT_MS);
  void fonts.ready.then(() => {
    frame = requestAnimationFrame(settle);
  });
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
