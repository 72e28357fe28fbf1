import type { MenuArticle } from '@/lib/site/menu';
import { href } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import { articleRoute } from './links';
import { activeArticles } from './manifest';

/** The entries of the menu for all active articles, in the order of the manifest. */
export function menuArticles(code: SiteCode): MenuArticle[] {
  return activeArticles(code).map((article) => ({
    name: article.title,
    href: href(code, articleRoute(article)),
    group: article.category_name,
  }));
}
