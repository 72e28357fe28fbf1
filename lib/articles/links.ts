import type { ArticleGroup } from '@/lib/site/menu';
import { isPageName } from '@/lib/site/slugs';
import { linkTo, type Route } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import { activeArticles, type Article } from './manifest';

/** The route of an article. */
export function articleRoute({ category_key, article_key }: Article): Route {
  return { page: 'article', categoryKey: category_key, articleKey: article_key };
}

/** All active articles by category, in the order of the manifest. */
export function articleGroups(code: SiteCode): ArticleGroup[] {
  const articles = activeArticles(code);
  const titles = new Set(articles.map(({ category_name }) => category_name));
  return [...titles].map((title) => ({
    title,
    articles: articles
      .filter(({ category_name }) => category_name === title)
      .map((article) => ({ name: article.title, href: linkTo(code, articleRoute(article)) })),
  }));
}

/**
 * The address of an internal link: after `page:` the name of a page or the id of an active article.
 * @returns null for an external address, and for an unknown or inactive id: the label is then shown as
 *   plain text
 */
export function linkTarget(code: SiteCode, target: string): string | null {
  if (!target.startsWith('page:')) return null;
  const id = target.slice('page:'.length);
  if (isPageName(id)) return linkTo(code, { page: id });
  const article = activeArticles(code).find((candidate) => candidate.id === id);
  return article ? linkTo(code, articleRoute(article)) : null;
}
