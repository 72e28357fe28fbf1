export type Theme = 'light' | 'dark';

/** Storage key of the theme, shared by all sites. */
export const THEME_KEY = 'theme';

/** daisyUI's name for `data-theme`, and its `--lcd` (globals.css) for the browser's own toolbars. */
export const themeLooks: Record<Theme, { dataTheme: string; colour: string }> = {
  light: { dataTheme: 'bumblebee', colour: '#1a232c' },
  dark: { dataTheme: 'business', colour: '#050b12' },
};

const colourId = 'theme-colour';

/**
 * Applies the saved theme before the first paint. Adds a `theme-color` element as the first one of the
 * head, because browsers use the first. It is not rendered by React, which would restore its content.
 */
export function showSavedTheme(): void {
  let saved: string | null = null;
  try {
    saved = localStorage.getItem(THEME_KEY);
  } catch {
    // Storage is denied: the default theme.
  }
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  meta.id = colourId;
  document.head.prepend(meta);
  showTheme(saved === 'light' ? 'light' : 'dark');
}

/** Applies a theme, also to the browser's own toolbars. */
export function showTheme(theme: Theme): void {
  const root = document.documentElement;
  const { dataTheme, colour } = themeLooks[theme];
  root.dataset.theme = dataTheme;
  root.style.colorScheme = theme;
  document.getElementById(colourId)?.setAttribute('content', colour);
}
