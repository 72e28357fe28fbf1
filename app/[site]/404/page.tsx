import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundPage } from '@/components/pages/not-found-page';
import { currentSite } from '@/lib/site/current-site';
import { pageMetadata } from '@/lib/site/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return pageMetadata({
    code: (await currentSite()).code,
    title: t('meta.notFound.title'),
    description: t('meta.notFound.description'),
    appName: t('app.name'),
    routeOf: () => ({ page: 'notFound' }),
    isIndexed: false,
  });
}

export default async function Page() {
  return <NotFoundPage site={await currentSite()} />;
}
