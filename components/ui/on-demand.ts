import { useCallback, useState } from 'react';

/** Sent to the window when a part was asked for by a press in vain: whoever can speak says so. */
export const partMissingEvent = 'part-missing';

/** A part of the page that is loaded when it is about to be used. */
export interface OnDemand<Part> {
  /** Loads it ahead. @returns null, after a console warning, when it cannot be loaded */
  request: () => Promise<Part | null>;
  /** For a press: acts once the part is there, or never, and then the page is told. */
  whenThere: (act: () => void) => Promise<void>;
  /**
   * The part, null until it is there; what asks for it (always the same function): what failed is
   * tried again; and whether it was asked for in vain.
   */
  usePart: () => [Part | null, () => void, boolean];
}

/** Kept once it is known, so that it is there at once from then on. */
export function onDemand<Part>(load: () => Promise<Part>): OnDemand<Part> {
  let known: Part | null = null;

  async function request(): Promise<Part | null> {
    try {
      known ??= await load();
    } catch (error) {
      console.warn('A part of the page could not be loaded.', error);
    }
    return known;
  }

  async function whenThere(act: () => void): Promise<void> {
    if (known ?? (await request())) act();
    else window.dispatchEvent(new Event(partMissingEvent));
  }

  function usePart(): [Part | null, () => void, boolean] {
    const [part, setPart] = useState(() => known);
    const [isMissing, setIsMissing] = useState(false);
    const load = useCallback(
      () =>
        void request().then((loaded) => {
          setPart(() => loaded);
          setIsMissing(loaded === null);
        }),
      [],
    );
    return [part, load, isMissing];
  }

  return { request, whenThere, usePart };
}
