import { createTranslator } from 'next-intl';
import type { Translator } from '@/lib/i18n/duration-text';
import type { Site } from '@/lib/site/sites';
import { articleFile, articleMarkdown, type Article } from './manifest';
import { nameErrors } from './name-errors';
import { renderArticle, type RenderedArticle } from './render';
import { tableWords } from './table-words';
import { ArticleWords } from './words';

/** A translator of a language's whole catalog, for steps of the build that no page is part of. */
export async function catalogTranslator({ code, locale }: Site): Promise<Translator> {
  const messages = (await import(`../../messages/${code}.json`)).default;
  return createTranslator({ locale, messages });
}

/**
 * An article of the library ready to be shown.
 * @throws {Error} naming its file, for what cannot be read of it
 */
export function renderedArticle(
  site: Site,
  { id }: Pick<Article, 'id'>,
  t: Translator,
  change: (markdown: string) => string = (markdown) => markdown,
): RenderedArticle {
  const markdown = articleMarkdown(site.code, id);
  return nameErrors(articleFile(site.code, id), () =>
    renderArticle(change(markdown), new ArticleWords(site, t), tableWords(t)),
  );
}
