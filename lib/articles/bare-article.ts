import { createTranslator } from 'next-intl';
import { sites } from '@/lib/site/sites';
import { bareHtml } from './bare-html';
import { articleMarkdown, articlesOf } from './manifest';
import { renderArticle } from './render';
import { tableWords } from './table-words';
import { ArticleWords } from './words';

/**
 * The bare HTML of the article with this `html_path`.
 * @throws {Error} when no language has it
 */
export async function bareArticle(htmlPath: string): Promise<string> {
  for (const site of sites) {
    const article = articlesOf(site.code).find(({ html_path }) => html_path === htmlPath);
    if (!article) continue;
    const messages = (await import(`../../messages/${site.code}.json`)).default;
    const t = createTranslator({ locale: site.locale, messages });
    const markdown = articleMarkdown(site.code, article.id);
    const text = renderArticle(markdown, new ArticleWords(site, t), tableWords(t));
    return bareHtml(text, site.code, t('article.boxAction'));
  }
  throw new Error(`No article at ${htmlPath}`);
}
