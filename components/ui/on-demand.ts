import { useCallback, useState } from 'react';

let tellMissing = () => {};

/** Whoever can speak says so when a press waits for a part in vain. */
export function onPartMissing(tell: () => void): void {
  tellMissing = tell;
}

let startWaiting = () => () => {};

/** Whoever can show it does while a visitor waits for a part. @param start returns what ends it */
export function onPartAwaited(start: () => () => void): void {
  startWaiting = start;
}

/** Presses that wait for a part. */
const waitingPresses = new Set<Promise<void>>();

/** Acts once no press waits for a part any more, at once where none does: in the order of the hand. */
export function afterPresses(act: () => void): void {
  if (waitingPresses.size === 0) return act();
  void Promise.allSettled(waitingPresses).then(() => afterPresses(act));
}

/** A part of the page that is loaded when it is about to be used. */
export interface OnDemand<Part> {
  /** Loads it ahead, unseen. @returns null, after a console warning, when it cannot be loaded */
  request: () => Promise<Part | null>;
  /** For a press: acts once the part is there (at once where it is), or never, and then the page is told. */
  whenThere: (act: (part: Part) => void) => Promise<void>;
  /**
   * The part, null until it is there; what asks for it (always the same function): what failed is
   * tried again; and whether it was asked for in vain.
   */
  usePart: () => [Part | null, () => void, boolean];
}

/** Kept once it is known, so that it is there at once from then on. */
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
      else tellMissing();
    });
    waitingPresses.add(press);
    await press;
  }

  function usePart(): [Part | null, () => void, boolean] {
    /** Undefined until the first answer, null when that was in vain. */
    const [part, setPart] = useState<Part | null | undefined>(() => known ?? undefined);
    const load = useCallback(
      () => void request(startWaiting()).then((loaded) => setPart(() => loaded)),
      [],
    );
    return [part ?? null, load, part === null];
  }

  return { request, whenThere, usePart };
}
