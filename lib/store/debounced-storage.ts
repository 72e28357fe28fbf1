import type { PersistStorage } from 'zustand/middleware';
import { savedVersion } from '@/lib/model/read-saved';
import { globalStorage } from './storage';

/** Spec section 9: the model is saved this long after the last change. */
const SAVE_DELAY_MS = 500;

/**
 * Storage of one key for zustand's persist. It returns the stored text as the state, not parsed, so
 * that the caller handles texts that cannot be read.
 */
export interface DebouncedStorage extends PersistStorage<unknown, void> {
  /** True between a change and its saving. */
  isPending(): boolean;
}

/**
 * Writes 500 ms after the last change, or at once when the page is hidden or left, since phones may
 * discard it then.
 *
 * Old versions are migrated by the caller, not by persist's `migrate`: that writes back at once,
 * and two tabs with different versions would overwrite each other endlessly.
 */
export function debouncedStorage(): DebouncedStorage {
  let waiting: { key: string; text: string } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write() {
    clearTimeout(timer);
    if (waiting) globalStorage.setItem(waiting.key, waiting.text);
    waiting = null;
  }

  if (typeof window !== 'undefined') {
    window.addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') write();
    });
  }

  return {
    isPending: () => waiting !== null,
    getItem(key) {
      const text = waiting?.text ?? globalStorage.getItem(key);
      return text === null ? null : { state: text, version: savedVersion };
    },
    setItem(key, value) {
      waiting = { key, text: JSON.stringify(value) };
      clearTimeout(timer);
      timer = setTimeout(write, SAVE_DELAY_MS);
    },
    removeItem(key) {
      waiting = null;
      globalStorage.removeItem(key);
    },
  };
}
