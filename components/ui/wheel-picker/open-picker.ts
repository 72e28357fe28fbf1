let replaceOpen: (() => void) | null = null;

/**
 * Only one picker is open at a time: opening another makes the first give way.
 * @param replace cancels the picker that registers and takes it off the screen at once
 * @returns frees the place, for when the picker closes by itself
 */
export function becomeOpenPicker(replace: () => void): () => void {
  replaceOpen?.();
  replaceOpen = replace;
  return () => {
    if (replaceOpen === replace) replaceOpen = null;
  };
}
