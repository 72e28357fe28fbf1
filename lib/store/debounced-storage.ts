import type { PersistStorage } from 'zustand/middleware';
import { savedVersion } from '@/lib/model/read-saved';
import { mergedTexts } from './merged-texts';
import { globalStorage } from './storage';

/** Spec section 9: the model is saved this long after the last change. */
const SAVE_DELAY_MS = 500;

/**
 * Storage of one key for zustand's persist. It returns the stored text as the state, not parsed, so
 * that the caller handles texts that cannot be read.
 */
export interface DebouncedStorage extends PersistStorage<unknown, void> {
  /** Saves at once what waits to be saved. */
  saveNow(): void;
  /**
   * Takes over what another tab has saved since this one last read or wrote. A change that waits to
   * be saved is merged with it.
   * @returns false if there is nothing new
   */
  takeOver(key: string): boolean;
}

/**
 * Writes 500 ms after the last change, or at once when the page is hidden or left, since phones may
 * discard it then.
 *
 * Old versions are migrated by the caller, not by persist's `migrate`: that writes back at once,
 * and two tabs with different versions would overwrite each other endlessly.
 * @param onMerged called when another tab's changes were saved too, which this one does not show yet
 */
export function debouncedStorage(onMerged: () => void): DebouncedStorage {
  let waiting: { key: string; text: string } | null = null;
  /** What this tab last read or wrote. */
  let known: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write() {
    clearTimeout(timer);
    if (!waiting) return;
    const isMerged = takeOver(waiting.key);
    const { key, text } = waiting;
    waiting = null;
    known = text;
    globalStorage.setItem(key, text);
    if (isMerged) onMerged();
  }

  function takeOver(key: string): boolean {
    const stored = globalStorage.getItem(key);
    if (stored === null || stored === known) return false;
    if (waiting) waiting.text = mergedTexts(known, waiting.text, stored);
    known = stored;
    return true;
  }

  if (typeof window !== 'undefined') {
    window.addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') write();
    });
  }

  return {
    saveNow: write,
    takeOver,
    getItem(key) {
      if (!waiting) known = globalStorage.getItem(key);
      const text = waiting?.text ?? known;
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
