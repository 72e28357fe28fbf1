import { rowOf, type MenuEntry } from './pages';
import { pageNames } from './slugs';
import { href } from './routes';
import type { SiteCode } from './sites';

/** A link of the menu. Its name is a message key, translated where it is shown. */
interface MenuItem {
  name: `shell.menu.${MenuEntry['label']}`;
  href: string;
}

/** A link of the menu to an article; `group` is the title of its category. */
export interface MenuArticle {
  name: string;
  href: string;
  group: string;
}

/** The menu's links at one position, in order; the footer repeats those at the bottom. */
export function menuItems(code: SiteCode, position: MenuEntry['position']): MenuItem[] {
  return pageNames.flatMap((page) => {
    const { menu } = rowOf(page);
    return menu?.position === position
      ? [{ name: `shell.menu.${menu.label}`, href: href(code, { page }) }]
      : [];
  });
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
