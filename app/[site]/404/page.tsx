import type { Metadata } from 'next';
import { site as siteParam } from 'next/root-params';
import { getTranslations } from 'next-intl/server';
import { NotFoundPage } from '@/components/pages/not-found-page';
import { pageMetadata } from '@/lib/site/metadata';
import { siteByCode } from '@/lib/site/sites';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return pageMetadata({
    code: siteByCode((await siteParam()) ?? '').code,
    title: t('meta.notFound.title'),
    description: t('meta.notFound.description'),
    appName: t('app.name'),
    routeOf: () => ({ page: 'notFound' }),
    isIndexed: false,
  });
}

export default async function Page() {
  return <NotFoundPage site={siteByCode((await siteParam()) ?? '')} />;
}
