import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentSite } from '@/lib/site/current-site';
import { pageMetadata } from '@/lib/site/metadata';
import { hasArticle, pages, rowOf } from '@/lib/site/pages';
import type { PageName } from '@/lib/site/slugs';
import { articleById } from './manifest';

/** The metadata of a page of the current site, from the table of pages. */
export async function metadataOf(page: PageName): Promise<Metadata> {
  const { code } = await currentSite();
  const t = await getTranslations();
  const { hasAppNameInTitle, isUnlisted } = rowOf(page);
  const appName = t('app.name');
  const { title, description } = hasArticle(page)
    ? articleById(code, pages[page].article)
    : { title: t(`meta.${page}.title`), description: t(`meta.${page}.description`) };
  return pageMetadata({
    code,
    appName,
    title: hasAppNameInTitle ? `${title} | ${appName}` : title,
    description,
    routeOf: () => ({ page }),
    isIndexed: !isUnlisted,
  });
}
