import { useCallback, useState } from 'react';

/** What can be heard of parts by whoever can say it. */
interface PartEvents {
  /** A press waited for a part in vain. */
  onMissing: () => void;
  /** A visitor waits for one. @returns called when that is over, whatever came of it */
  onAwaited: () => () => void;
}

const events: PartEvents = { onMissing: () => {}, onAwaited: () => () => {} };

/** Takes the place of whoever heard the same before. */
export function hearOfParts(heard: Partial<PartEvents>): void {
  Object.assign(events, heard);
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
    const part = known ?? (await request(events.onAwaited()));
    if (part) act(part);
    else events.onMissing();
  }

  function usePart(): [Part | null, () => void, boolean] {
    /** Undefined until the first answer, null when that was in vain. */
    const [part, setPart] = useState<Part | null | undefined>(() => known ?? undefined);
    const load = useCallback(
      () => void request(events.onAwaited()).then((loaded) => setPart(() => loaded)),
      [],
    );
    return [part ?? null, load, part === null];
  }

  return { request, whenThere, usePart };
}
