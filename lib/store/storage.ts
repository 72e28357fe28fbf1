import { create } from 'zustand';
import type { SiteCode } from '@/lib/site/sites';

/** Whether visits may be counted, `yes` or `no`; for all languages. Not there until it is answered. */
export const statisticsKey = 'statistics';

/** True once writing to the browser's storage has failed; entries then last as long as the page. */
export const useStorageHealth = create(() => ({ hasFailed: false }));

/** Texts that the browser's storage did not accept, by full key. They are newer than its own. */
const memory = new Map<string, string>();
let isFailureLogged = false;

/**
 * The browser's local storage, or memory if it is blocked, full or missing. Never throws; the first
 * failure is logged (spec section 8). Keys are shared by all sites; see `siteKey`.
 */
export const globalStorage = {
  getItem(key: string): string | null {
    return memory.get(key) ?? attempt(() => window.localStorage.getItem(key)) ?? null;
  },
  setItem(key: string, text: string): void {
    memory.set(key, text);
    attempt(() => {
      window.localStorage.setItem(key, text);
      memory.delete(key);
    });
  },
  removeItem(key: string): void {
    memory.delete(key);
    attempt(() => window.localStorage.removeItem(key));
  },
};

/** All keys, in storage and in memory. */
export function storedKeys(): string[] {
  const stored = attempt(() => Object.keys(window.localStorage)) ?? [];
  return [...new Set([...stored, ...memory.keys()])];
}

/** The full key of a site's own `key`: each language has its own entries. */
export function siteKey(siteCode: SiteCode, key: string): string {
  return `${siteCode}:${key}`;
}

function attempt<Result>(action: () => Result): Result | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    return action();
  } catch (error) {
    reportFailure(error);
    return undefined;
  }
}

function reportFailure(error: unknown) {
  if (isFailureLogged) return;
  isFailureLogged = true;
  console.warn('Browser storage failed; entries last as long as this page.', error);
  // Storage is also read during rendering, when other components must not be updated.
  queueMicrotask(() => useStorageHealth.setState({ hasFailed: true }));
}
