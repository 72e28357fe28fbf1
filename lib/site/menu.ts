import { rowOf, type MenuEntry } from './pages';
import { pageNames } from './slugs';
import { href } from './routes';
import type { SiteCode } from './sites';

/** A link of the menu. Its name is a message key, translated where it is shown. */
interface MenuItem {
  name: `shell.menu.${MenuEntry['label']}`;
  href: string;
}

/** The articles of a category, as links. */
export interface ArticleGroup {
  title: string;
  articles: { name: string; href: string }[];
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
