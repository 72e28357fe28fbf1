import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ArticlePage } from '@/components/pages/article-page';
import { articleRoute } from '@/lib/articles/links';
import { activeArticles, articleById, articleByKey } from '@/lib/articles/manifest';
import { currentSite } from '@/lib/site/current-site';
import { pageMetadata } from '@/lib/site/metadata';
import { siteByCode } from '@/lib/site/sites';

export const dynamicParams = false;

export function generateStaticParams({ params }: { params: { site: string } }) {
  return activeArticles(siteByCode(params.site).code).map(({ category_key, article_key }) => ({
    slug: category_key,
    article: article_key,
  }));
}

interface PageProps {
  params: Promise<{ article: string }>;
}

async function articleOf({ params }: PageProps) {
  const site = await currentSite();
  return { site, article: articleByKey(site.code, (await params).article) };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { site, article } = await articleOf(props);
  const t = await getTranslations();
  return pageMetadata({
    code: site.code,
    appName: t('app.name'),
    title: article.title,
    description: article.description,
    routeOf: (code) => articleRoute(articleById(code, article.id)),
    article: { createdDate: article.created_date },
  });
}

export default async function Page(props: PageProps) {
  return <ArticlePage {...await articleOf(props)} />;
}
