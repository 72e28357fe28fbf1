import { rowOf, type MenuEntry } from './pages';
import { pageNames } from './slugs';
import { linkTo } from './routes';
import type { SiteCode } from './sites';

/** The articles of a category, as links. */
export interface ArticleGroup {
  title: string;
  articles: { name: string; href: string }[];
}

/** The links of the menu at a position, named by a message; the footer repeats the bottom ones. */
export function menuItems(code: SiteCode, position: MenuEntry['position']) {
  return pageNames.flatMap((page) => {
    const { menu } = rowOf(page);
    return menu?.position === position
      ? [{ name: `shell.menu.${menu.label}` as const, href: linkTo(code, { page }) }]
      : [];
  });
}
