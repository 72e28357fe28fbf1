import { createTranslator } from 'next-intl';
import { withAnswersAsText } from '@/lib/answers/tables-as-text';
import { sites } from '@/lib/site/sites';
import { bareHtml } from './bare-html';
import { articlesOf } from './manifest';
import { renderedArticle } from './rendered';

/** The bare HTML of the article with an `html_path`. @throws {Error} for an unknown path */
export async function bareArticle(htmlPath: string): Promise<string> {
  for (const site of sites) {
    const article = articlesOf(site.code).find(({ html_path }) => html_path === htmlPath);
    if (!article) continue;
    const messages = (await import(`../../messages/${site.code}.json`)).default;
    const t = createTranslator({ locale: site.locale, messages });
    const text = renderedArticle(site, article, t, (markdown) =>
      withAnswersAsText(markdown, site, t),
    );
    return bareHtml(text, site.code, t('article.boxAction'));
  }
  throw new Error(`No article at ${htmlPath}`);
}
