import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { pageBySlug } from '@/lib/site/slugs';
import type { SiteCode } from '@/lib/site/sites';
import { checkLinks } from './link-directives';
import { withSafety } from './safety';
import {
  articleIds,
  manifestSchema,
  type ArticleId,
  type ArticleManifest,
} from './manifest-schema';

/** An article of a language, with its category. */
export type Article = ArticleManifest['categories'][number]['items'][number] & {
  category_key: string;
  category_name: string;
};

/** The ISO date on which sources and law of all articles were last checked. */
export const articlesCheckedOn = '2026-11-23';

const known = new Map<SiteCode, readonly Article[]>();

/**
 * All articles of a language in the order of its manifest. At build time only.
 * @throws {Error} for an invalid manifest: missing or repeated ids or keys, missing texts or images
 */
export function articlesOf(code: SiteCode): readonly Article[] {
  const cached = known.get(code);
  if (cached) return cached;
  const raw: unknown = JSON.parse(readFileSync(`content/articles/${code}/manifest.json`, 'utf8'));
  const manifest = v.parse(manifestSchema, raw);
  const articles = manifest.categories.flatMap(({ category_key, category_name, items }) =>
    items.map((item) => ({ ...item, category_key, category_name })),
  );
  const problems = problemsOf(code, manifest, articles);
  if (problems.length > 0) throw new Error(`Articles of ${code}: ${problems.join('; ')}`);
  known.set(code, articles);
  return articles;
}

/** The articles that the library lists. */
export function activeArticles(code: SiteCode): readonly Article[] {
  return articlesOf(code).filter(({ active }) => active);
}

/** @throws {Error} when the language has no such article */
export function articleById(code: SiteCode, id: ArticleId): Article {
  const article = articlesOf(code).find((candidate) => candidate.id === id);
  if (!article) throw new Error(`No article ${id} in ${code}`);
  return article;
}

/** @throws {Error} when no active article of the language has this key */
export function articleByKey(code: SiteCode, articleKey: string): Article {
  const article = activeArticles(code).find(({ article_key }) => article_key === articleKey);
  if (!article) throw new Error(`No article ${articleKey} in ${code}`);
  return article;
}

/** The Markdown file of an article. */
export function articleFile(code: SiteCode, id: ArticleId): string {
  return `content/articles/${code}/${id}.md`;
}

/** The Markdown of an article. @throws {Error} for a link without a label */
export function articleMarkdown(code: SiteCode, id: ArticleId): string {
  const file = articleFile(code, id);
  const markdown = withSafety(readFileSync(file, 'utf8'), code);
  checkLinks(markdown, file);
  return markdown;
}

function problemsOf(
  code: SiteCode,
  manifest: ArticleManifest,
  articles: readonly Article[],
): string[] {
  const problems: string[] = [];
  if (manifest.lang !== code) problems.push(`lang is ${manifest.lang}`);
  for (const id of articleIds) {
    const count = articles.filter((article) => article.id === id).length;
    if (count !== 1) problems.push(`${id} is there ${count} times`);
    if (!existsSync(articleFile(code, id))) problems.push(`${id}.md is missing`);
  }
  const categories = new Set(articles.filter(({ active }) => active).map((a) => a.category_key));
  for (const key of categories) if (pageBySlug(code, key)) problems.push(`${key} is a page`);
  const keys = articles.map(({ article_key }) => article_key);
  if (new Set(keys).size !== keys.length) problems.push('two articles share a key');
  for (const { id, img_dir_path, html_path, article_key } of articles) {
    if (html_path !== `${code}/${article_key}.html`) problems.push(`html_path of ${id}`);
    const master = `content/articles/images/${img_dir_path}/master.svg`;
    if (img_dir_path !== null && !existsSync(master)) problems.push(`no picture for ${id}`);
  }
  return problems;
}
