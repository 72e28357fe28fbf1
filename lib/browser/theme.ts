import { useSyncExternalStore } from 'react';
import { globalStorage } from '@/lib/store/storage';
import { showTheme, THEME_KEY, themeLooks, type Theme } from '@/lib/early/theme-script';

const listeners = new Set<() => void>();

/** The current theme; null on the server and during hydration. */
export function useTheme(): Theme | null {
  return useSyncExternalStore(subscribe, savedTheme, () => null);
}

/** Switches the theme and stores it, for all languages and all open tabs. */
export function toggleTheme(): void {
  globalStorage.setItem(THEME_KEY, savedTheme() === 'dark' ? 'light' : 'dark');
  showSavedTheme();
}

function savedTheme(): Theme {
  return globalStorage.getItem(THEME_KEY) === 'light' ? 'light' : 'dark';
}

function showSavedTheme() {
  showTheme(savedTheme());
  listeners.forEach((listener) => listener());
}

/** Follows a change in another tab. The key is null if all storage was cleared. */
function handleStorage({ key }: StorageEvent) {
  if (key === THEME_KEY || key === null) showSavedTheme();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    window.addEventListener('storage', handleStorage);
    // Another tab may have changed it after the inline script and before this listener was added.
    const { dataTheme } = themeLooks[savedTheme()];
    if (document.documentElement.dataset.theme !== dataTheme) showSavedTheme();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
  };
}
