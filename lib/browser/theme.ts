import { useSyncExternalStore } from 'react';
import { globalStorage } from '@/lib/store/storage';
import { showTheme, THEME_KEY, themeLooks, type Theme } from '@/lib/early/theme-script';

const listeners = new Set<() => void>();

/** The theme on show; null on the server and while hydrating, when nobody can know. */
export function useTheme(): Theme | null {
  return useSyncExternalStore(subscribe, savedTheme, () => null);
}

/** Light becomes dark and dark light; kept for all sites and every open tab. */
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

/** Another tab changed the theme; a null key means that all storage was cleared. */
function handleStorage({ key }: StorageEvent) {
  if (key === THEME_KEY || key === null) showSavedTheme();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    window.addEventListener('storage', handleStorage);
    // Another tab may have changed it between this page's first paint and its first listener.
    const { dataTheme } = themeLooks[savedTheme()];
    if (document.documentElement.dataset.theme !== dataTheme) showSavedTheme();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
  };
}
