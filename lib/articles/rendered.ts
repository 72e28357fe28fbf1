import { createTranslator } from 'next-intl';
import type { Translator } from '@/lib/i18n/duration-text';
import type { Site } from '@/lib/site/sites';
import { articleFile, articleMarkdown, type Article } from './manifest';
import { nameErrors } from './name-errors';
import { renderArticle, type RenderedArticle } from './render';
import { ArticleWords } from './words';

/** A translator with all messages of a language, for code outside of pages. */
export async function catalogTranslator({ code, locale }: Site): Promise<Translator> {
  const messages = (await import(`../../messages/${code}.json`)).default;
  return createTranslator({ locale, messages });
}

/**
 * Renders an article.
 * @param change applied to its Markdown first
 * @throws {Error} with its file, for Markdown that cannot be rendered
 */
export function renderedArticle(
  site: Site,
  { id }: Pick<Article, 'id'>,
  t: Translator,
  change: (markdown: string) => string = (markdown) => markdown,
): RenderedArticle {
  const markdown = articleMarkdown(site.code, id);
  return nameErrors(articleFile(site.code, id), () =>
    renderArticle(change(markdown), new ArticleWords(site, t)),
  );
}
