import { createTranslator } from 'next-intl';
import type { Translator } from '@/lib/i18n/duration-text';
import type { Site } from '@/lib/site/sites';
import { articleMarkdown, type Article } from './manifest';
import { renderArticle, type RenderedArticle } from './render';
import { tableWords } from './table-words';
import { ArticleWords } from './words';

/** A translator of a language's whole catalog, for steps of the build that no page is part of. */
export async function catalogTranslator({ code, locale }: Site): Promise<Translator> {
  const messages = (await import(`../../messages/${code}.json`)).default;
  return createTranslator({ locale, messages });
}

/** An article of the library ready to be shown. */
export function renderedArticle(
  site: Site,
  { id }: Pick<Article, 'id'>,
  t: Translator,
  change: (markdown: string) => string = (markdown) => markdown,
): RenderedArticle {
  const markdown = change(articleMarkdown(site.code, id));
  return renderArticle(markdown, new ArticleWords(site, t), tableWords(t));
}
