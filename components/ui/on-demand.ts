import { useCallback, useState } from 'react';

/** A part of the page that is loaded when it is about to be used. */
export interface OnDemand<Part> {
  /** Loads it. @returns null, after a console warning, when it cannot be loaded */
  request: () => Promise<Part | null>;
  /** The part, null until it is there, and what asks for it (always the same function): what failed is tried again. */
  usePart: () => [Part | null, () => void];
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

  function usePart(): [Part | null, () => void] {
    const [part, setPart] = useState(() => known);
    const load = useCallback(() => void request().then((loaded) => setPart(() => loaded)), []);
    return [part, load];
  }

  return { request, usePart };
}
