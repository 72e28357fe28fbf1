import { create } from 'zustand';
import type { SiteCode } from '@/lib/site/sites';

/** Text kept by key. Never throws. */
export interface KeptText {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

/** True once the browser has refused to keep something: it then lasts as long as the page. */
export const useStorageHealth = create(() => ({ hasFailed: false }));

/** What the browser refused to keep, by full key: newer than what its storage may still hold. */
const memory = new Map<string, string>();
let isFailureLogged = false;

/**
 * The browser's local storage, with memory as its stand-in where it is denied (blocked cookies),
 * full, or absent (on the server). The first failure is logged, the rest are ignored (spec
 * section 8). Keys stand for all sites: use it for `theme` and `locale`.
 */
export const globalStorage: KeptText = {
  getItem(key) {
    return memory.get(key) ?? attempt(() => window.localStorage.getItem(key)) ?? null;
  },
  setItem(key, text) {
    memory.set(key, text);
    attempt(() => {
      window.localStorage.setItem(key, text);
      memory.delete(key);
    });
  },
  removeItem(key) {
    memory.delete(key);
    attempt(() => window.localStorage.removeItem(key));
  },
};

/** Every key that is stored, or remembered in its place. */
export function storedKeys(): string[] {
  const stored = attempt(() => Object.keys(window.localStorage)) ?? [];
  return [...new Set([...stored, ...memory.keys()])];
}

/** The key under which a site keeps its own `key`: each language has its own entries. */
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
  // Storage is read while components render, when no other component may be changed.
  queueMicrotask(() => useStorageHealth.setState({ hasFailed: true }));
}
