import { href, type Route } from './routes';
import type { SiteCode } from './sites';

/** A link of the menu. Its name is a message key, translated where it is shown. */
export interface MenuItem {
  name: 'shell.menu.calculator' | 'shell.menu.result' | 'shell.menu.help' | 'shell.menu.privacy';
  href: string;
  position: 'top' | 'bottom';
}

/** A link of the menu to an article; `group` is the title of its category. */
export interface MenuArticle {
  name: string;
  href: string;
  group: string;
}

const entries: { name: MenuItem['name']; route: Route; position: MenuItem['position'] }[] = [
  { name: 'shell.menu.calculator', route: { page: 'home' }, position: 'top' },
  { name: 'shell.menu.result', route: { page: 'result' }, position: 'top' },
  { name: 'shell.menu.help', route: { page: 'help' }, position: 'bottom' },
  { name: 'shell.menu.privacy', route: { page: 'privacy' }, position: 'bottom' },
];

/** The menu's links of one position, in order; the footer repeats those at the bottom. */
export function menuItems(code: SiteCode, position: MenuItem['position']): MenuItem[] {
  return entries
    .filter((entry) => entry.position === position)
    .map(({ name, route }) => ({ name, position, href: href(code, route) }));
}

/** Articles under the title of their category, both in the order given. */
export function articleGroups(
  articles: readonly MenuArticle[],
): { title: string; articles: MenuArticle[] }[] {
  const titles = [...new Set(articles.map(({ group }) => group))];
  return titles.map((title) => ({
    title,
    articles: articles.filter(({ group }) => group === title),
  }));
}
