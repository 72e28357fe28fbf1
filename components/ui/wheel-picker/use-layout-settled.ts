import { useLayoutEffect, useState } from 'react';

/** The picker opens after this time even if a font does not load. */
const MAX_FONT_WAIT_MS = 400;

/** False while fonts load and rows may move; once loaded, true before the first paint. */
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
  const timer = setTimeout(settle, MAX_FONT_WAIT_MS);
  void fonts.ready.then(() => requestAnimationFrame(settle));
  return () => clearTimeout(timer);
}
