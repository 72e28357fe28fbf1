import type { Translator } from '@/lib/i18n/duration-text';
import type { Site } from '@/lib/site/sites';
import { articleFile, articleMarkdown, type Article } from './manifest';
import { nameErrors } from './name-errors';
import { renderArticle, type RenderedArticle } from './render';
import { ArticleWords } from './words';

/** Renders an article after a change of its Markdown. @throws {Error} naming its file */
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
