export type Theme = 'light' | 'dark';

/** Global storage key (spec section 3). */
export const THEME_KEY = 'theme';

/** daisyUI's name for `data-theme`, and its `--lcd` (globals.css) for the browser's own bars. */
export const themeLooks: Record<Theme, { dataTheme: string; colour: string }> = {
  light: { dataTheme: 'bumblebee', colour: '#1a232c' },
  dark: { dataTheme: 'business', colour: '#050b12' },
};

/**
 * Inline script for `<head>`: sets the theme before the first paint. Its meta element is its own
 * and comes first, where browsers look: React would put one it finds changed back.
 */
export const themeScript = `(function(){var t;try{t=localStorage.getItem('${THEME_KEY}')}catch(e){}
var l=${JSON.stringify(themeLooks)},k=t==='light'?'light':'dark',d=document,r=d.documentElement,m=d.createElement('meta');
r.dataset.theme=l[k].dataTheme;r.style.colorScheme=k;
m.name='theme-color';m.id='theme-colour';m.content=l[k].colour;d.head.prepend(m)})()`;

/** Puts a theme on show, the browser's own bars with it. */
export function showTheme(theme: Theme): void {
  const root = document.documentElement;
  root.dataset.theme = themeLooks[theme].dataTheme;
  root.style.colorScheme = theme;
  document.getElementById('theme-colour')?.setAttribute('content', themeLooks[theme].colour);
}
