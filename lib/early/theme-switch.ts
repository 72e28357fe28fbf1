import { showTheme, THEME_KEY } from './theme-script';

/** Switches the theme until React does: a page that is only read may be without it for long. */
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
    return; // storage that is denied: noted as an early press, and answered by React
  }
}
