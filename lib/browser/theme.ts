import { useSyncExternalStore } from 'react';
import { globalStorage } from '@/lib/store/storage';

export type Theme = 'light' | 'dark';

/** Global storage key (spec section 3). */
const THEME_KEY = 'theme';

/** daisyUI's name for `data-theme`, and base-100 of it for the browser's own bars. */
const looks: Record<Theme, { dataTheme: string; colour: string }> = {
  light: { dataTheme: 'bumblebee', colour: '#ffffff' },
  dark: { dataTheme: 'business', colour: '#202020' },
};

/**
 * Inline script for `<head>`: sets the theme before the first paint. Its meta element is its own
 * and comes first, where browsers look: React would put one it finds changed back.
 */
export const themeScript = `(function(){var t;try{t=localStorage.getItem('${THEME_KEY}')}catch(e){}
var l=${JSON.stringify(looks)},k=t==='light'?'light':'dark',d=document,r=d.documentElement,m=d.createElement('meta');
r.dataset.theme=l[k].dataTheme;r.style.colorScheme=k;
m.name='theme-color';m.id='theme-colour';m.content=l[k].colour;d.head.prepend(m)})()`;

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
  const theme = savedTheme();
  const root = document.documentElement;
  root.dataset.theme = looks[theme].dataTheme;
  root.style.colorScheme = theme;
  document.getElementById('theme-colour')?.setAttribute('content', looks[theme].colour);
  listeners.forEach((listener) => listener());
}

/** Another tab changed the theme; a null key means that all storage was cleared. */
function handleStorage({ key }: StorageEvent) {
  if (key === THEME_KEY || key === null) showSavedTheme();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', handleStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
  };
}
