import { startTransition, useCallback, useEffect, useState } from 'react';
import { whenQuiet } from './when-quiet';

let handleMissing = () => {};

/** Sets the handler for clicks that need a part that could not be loaded. */
export function onPartMissing(handle: () => void): void {
  handleMissing = handle;
}

let startWaiting = () => () => {};

/** Sets the loading indicator for parts. @param start shows it and returns a function that hides it */
export function onPartAwaited(start: () => () => void): void {
  startWaiting = start;
}

/** Clicks that wait for their part to load. */
const waitingPresses = new Set<Promise<void>>();

/** Calls `act` after all waiting clicks, so that clicks are handled in order; at once if none waits. */
export function afterPresses(act: () => void): void {
  if (waitingPresses.size === 0) return act();
  void Promise.allSettled(waitingPresses).then(() => afterPresses(act));
}

/** A part of the page that is loaded when it is needed. */
export type OnDemand<Part> = ReturnType<typeof onDemand<Part>>;

/** Declares a part of the page that is loaded when it is needed, and only once. */
export function onDemand<Part>(load: () => Promise<Part>) {
  let known: Part | null = null;

  /** Preloads the part. @returns null, after a console warning, if it cannot be loaded */
  async function request(stopWaiting = () => {}): Promise<Part | null> {
    try {
      known ??= await load();
    } catch (error) {
      console.warn('A part of the page could not be loaded.', error);
    }
    stopWaiting();
    return known;
  }

  /** For clicks: calls `act` once the part is loaded, or the handler of `onPartMissing` if that fails. */
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

  /**
   * The part (null until it is loaded), a stable function that loads it (again, after a failure), and
   * whether loading has failed.
   * @param isWanted loads it without a call
   */
  function usePart(isWanted = false): [Part | null, () => void, boolean] {
    /** Undefined until loading has ended, null if it has failed. */
    const [part, setPart] = useState<Part | null | undefined>(() => known ?? undefined);
    const load = useCallback(
      () =>
        void request(startWaiting()).then((loaded) =>
          // A transition can be interrupted: a large part does not delay what is pressed meanwhile.
          startTransition(() => setPart(() => loaded)),
        ),
      [],
    );
    useEffect(() => {
      // React runs all effects of a page in one task: what can wait for the next one must not prolong it.
      if (isWanted) setTimeout(load);
    }, [isWanted, load]);
    return [part ?? null, load, part === null];
  }

  /** Loads the part ahead of a press, once nothing is being drawn: each request costs a slow phone. */
  function useAhead(isWanted = true): void {
    useEffect(() => {
      if (isWanted) whenQuiet(() => void request());
    }, [isWanted]);
  }

  return { request, whenThere, usePart, useAhead };
}
