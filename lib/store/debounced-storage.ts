import { globalStorage } from './storage';

/** Spec section 9: the model is saved this long after the last change. */
const SAVE_DELAY_MS = 500;

/**
 * The text under a key. Writes 500 ms after the last change, or at once when the page is hidden or left. Old versions are
 * not written back when read: two tabs of different versions would overwrite each other endlessly.
 */
export function debouncedStorage(key: string) {
  let waiting: string | null = null;
  /** What this tab last read or wrote. */
  let known: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write() {
    clearTimeout(timer);
    if (waiting === null) return;
    known = waiting;
    globalStorage.setItem(key, waiting);
    waiting = null;
  }

  if (typeof window !== 'undefined') {
    window.addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') write();
    });
  }

  return {
    /** True if another tab has written since this one last read or wrote, and nothing waits here. */
    isBehind: () => waiting === null && globalStorage.getItem(key) !== known,
    /** Saves at once what waits to be saved. */
    saveNow: write,
    /** The stored text, or the one that waits to be stored; null if there is none. */
    getItem(): string | null {
      if (waiting === null) known = globalStorage.getItem(key);
      return waiting ?? known;
    },
    setItem(value: unknown): void {
      waiting = JSON.stringify(value);
      clearTimeout(timer);
      timer = setTimeout(write, SAVE_DELAY_MS);
    },
    removeItem(): void {
      waiting = null;
      globalStorage.removeItem(key);
    },
  };
}
