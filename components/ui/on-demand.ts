import { useCallback, useState } from 'react';

let handleMissing = () => {};

/** Sets what happens when a press needs a part that could not be loaded. */
export function onPartMissing(handle: () => void): void {
  handleMissing = handle;
}

let startWaiting = () => () => {};

/** Sets what shows that a part is loading. @param start returns what hides it again */
export function onPartAwaited(start: () => () => void): void {
  startWaiting = start;
}

/** Presses that wait for their part. */
const waitingPresses = new Set<Promise<void>>();

/** Acts after all waiting presses, so that presses are handled in their order; at once if none waits. */
export function afterPresses(act: () => void): void {
  if (waitingPresses.size === 0) return act();
  void Promise.allSettled(waitingPresses).then(() => afterPresses(act));
}

/** A part of the page that is loaded when it is needed. */
export interface OnDemand<Part> {
  /** Loads it ahead. @returns null, after a console warning, if it cannot be loaded */
  request: () => Promise<Part | null>;
  /** For a press: acts once the part is loaded. If that fails, calls the handler of `onPartMissing`. */
  whenThere: (act: (part: Part) => void) => Promise<void>;
  /**
   * The part (null until it is loaded), a stable function that loads it (again, after a failure), and
   * whether loading has failed.
   */
  usePart: () => [Part | null, () => void, boolean];
}

/** Declares a part of the page that is loaded when it is needed, and only once. */
export function onDemand<Part>(load: () => Promise<Part>): OnDemand<Part> {
  let known: Part | null = null;

  async function request(stopWaiting = () => {}): Promise<Part | null> {
    try {
      known ??= await load();
    } catch (error) {
      console.warn('A part of the page could not be loaded.', error);
    }
    stopWaiting();
    return known;
  }

  async function whenThere(act: (part: Part) => void): Promise<void> {
    if (known) return act(known);
    const press = request(startWaiting()).then((part) => {
      waitingPresses.delete(press);
      if (part) act(part);
      else handleMissing();
    });
    waitingPresses.add(press);
    await press;
  }

  function usePart(): [Part | null, () => void, boolean] {
    /** Undefined until loading has ended, null if it has failed. */
    const [part, setPart] = useState<Part | null | undefined>(() => known ?? undefined);
    const load = useCallback(
      () => void request(startWaiting()).then((loaded) => setPart(() => loaded)),
      [],
    );
    return [part ?? null, load, part === null];
  }

  return { request, whenThere, usePart };
}
