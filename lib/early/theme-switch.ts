import { showTheme, THEME_KEY } from './theme-script';

/**
 * Handles the theme button until React does, which may be long if the scripts wait for interaction.
 * @returns a function that stops it
 */
export function switchThemeEarly(): () => void {
  window.addEventListener('click', handleClick, true);
  return () => window.removeEventListener('click', handleClick, true);
}

function handleClick(event: Event) {
  const { target } = event;
  if (!(target instanceof Element) || !target.closest('[data-testid="theme-toggle"]')) return;
  try {
    const theme = localStorage.getItem(THEME_KEY) === 'light' ? 'dark' : 'light';
    localStorage.setItem(THEME_KEY, theme);
    showTheme(theme);
    event.stopImmediatePropagation();
  } catch {
    return; // storage is denied: early-actions.ts replays the click
  }
}
