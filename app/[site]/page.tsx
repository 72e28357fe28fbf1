import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HomePage } from '@/components/pages/home-page';
import { currentSite } from '@/lib/site/current-site';
import { pageMetadata } from '@/lib/site/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const { code } = await currentSite();
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
  return <HomePage site={await currentSite()} />;
}
