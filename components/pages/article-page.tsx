import { getTranslations } from 'next-intl/server';
import { ArticleView } from '@/components/article/article';
import type { Article } from '@/lib/articles/manifest';
import { renderedArticle } from '@/lib/articles/rendered';
import type { Site } from '@/lib/site/sites';

export async function ArticlePage({ site, article }: { site: Site; article: Article }) {
  const text = renderedArticle(site, article, await getTranslations());
  return <ArticleView site={site} article={article} text={text} />;
}
