import { storedText } from './stored-text';

export type Theme = 'light' | 'dark';

/** Storage key of the theme, shared by all sites. */
const storageKey = 'theme';

/** daisyUI's name for `data-theme`, and its `--sky-top` (globals.css) for the browser's own toolbars. */
export const themeLooks: Record<Theme, { dataTheme: string; colour: string }> = {
  light: { dataTheme: 'bumblebee', colour: '#fbf2cb' },
  dark: { dataTheme: 'business', colour: '#04090f' },
};

const colourId = 'theme-colour';

/**
 * Shows the saved theme before the first paint, and then obeys the theme button and other tabs for as
 * long as the page lives: React only writes the label of the button. Adds a `theme-color` element as the
 * first one of the head, because browsers use the first. It is not rendered by React, which would
 * restore its content. Also names the font of the page, which must be known as early.
 */
export function startTheme(): void {
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  meta.id = colourId;
  document.head.prepend(meta);
  show(savedTheme());
  askForFont();
  window.addEventListener('click', handleClick, true);
  window.addEventListener('storage', handleStorage);
}

/** The theme that the page shows, which is not the saved one where storage is denied. */
export function shownTheme(): Theme {
  return document.documentElement.dataset.theme === themeLooks.light.dataTheme ? 'light' : 'dark';
}

const savedTheme = (): Theme => (storedText(storageKey) === 'light' ? 'light' : 'dark');

/** Shows a theme, also in the browser's own toolbars. */
function show(theme: Theme) {
  const root = document.documentElement;
  const { dataTheme, colour } = themeLooks[theme];
  root.dataset.theme = dataTheme;
  root.style.colorScheme = theme;
  document.getElementById(colourId)?.setAttribute('content', colour);
}

/**
 * Inter on later pages only: those that the worker serves, and those that a page of ours led to. On a
 * first page it would come too late to be shown (font-display: optional), and delay the scripts.
 */
function askForFont() {
  const isLater =
    document.referrer.startsWith(location.origin) || navigator.serviceWorker?.controller;
  if (isLater) document.documentElement.style.setProperty('--web-font', "'Inter Cut'");
}

function handleClick(event: Event) {
  const { target } = event;
  if (!(target instanceof Element) || !target.closest('[data-testid="theme-toggle"]')) return;
  const theme = shownTheme() === 'light' ? 'dark' : 'light';
  show(theme);
  event.stopImmediatePropagation(); // early-actions.ts would do it again
  try {
    localStorage.setItem(storageKey, theme);
  } catch (error) {
    console.warn('The theme lasts as long as this page.', error);
  }
}

/** Follows a change in another tab. The key is null if all storage was cleared. */
function handleStorage({ key }: StorageEvent) {
  if (key === storageKey || key === null) show(savedTheme());
}
