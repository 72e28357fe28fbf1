import { getTranslations } from 'next-intl/server';
import { ArticleView } from '@/components/article/article';
import { articleMarkdown, type Article } from '@/lib/articles/manifest';
import { renderArticle } from '@/lib/articles/render';
import { tableWords } from '@/lib/articles/table-words';
import { ArticleWords } from '@/lib/articles/words';
import type { Site } from '@/lib/site/sites';

/** An article of the library. */
export async function ArticlePage({ site, article }: { site: Site; article: Article }) {
  const t = await getTranslations();
  const markdown = articleMarkdown(site.code, article.id);
  const text = renderArticle(markdown, new ArticleWords(site, t), tableWords(t));
  return <ArticleView site={site} article={article} text={text} />;
}
