import type { Metadata } from 'next';
import { site as siteParam } from 'next/root-params';
import { getTranslations } from 'next-intl/server';
import { HomePage } from '@/components/pages/home-page';
import { pageMetadata } from '@/lib/site/metadata';
import { siteByCode } from '@/lib/site/sites';

export async function generateMetadata(): Promise<Metadata> {
  const { code } = siteByCode((await siteParam()) ?? '');
  const t = await getTranslations();
  return pageMetadata({
    code,
    title: t('meta.home.title'),
    description: t('meta.home.description'),
    appName: t('app.name'),
    routeOf: () => ({ page: 'home' }),
  });
}

export default async function Page() {
  return <HomePage site={siteByCode((await siteParam()) ?? '')} />;
}
