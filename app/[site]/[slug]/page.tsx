import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AboutPage, HelpPage, PrivacyPage } from '@/components/pages/text-pages';
import { ResultPage } from '@/components/pages/result-page';
import { NotFound } from '@/components/shell/not-found';
import { metadataOf } from '@/lib/articles/page-metadata';
import { currentSite } from '@/lib/site/current-site';
import { pageBySlug, pageNames, slugOf, type PageName } from '@/lib/site/slugs';
import { siteByCode, type Site } from '@/lib/site/sites';

const components: Record<Exclude<PageName, 'home'>, (props: { site: Site }) => ReactNode> = {
  result: ResultPage,
  help: HelpPage,
  about: AboutPage,
  privacy: PrivacyPage,
  // The English one also becomes `out/404.html` (tools/build/hoist-english.ts).
  notFound: NotFound,
};

export const dynamicParams = false;

export function generateStaticParams({ params }: { params: { site: string } }) {
  const { code } = siteByCode(params.site);
  return pageNames.filter((page) => page !== 'home').map((page) => ({ slug: slugOf(page, code) }));
}

interface PageProps {
  params: Promise<{ slug: string }>;
}

async function pageOf({ params }: PageProps) {
  const site = await currentSite();
  const { slug } = await params;
  const page = pageBySlug(site.code, slug);
  if (!page || page === 'home') throw new Error(`No page ${slug} in ${site.code}`);
  return { site, page };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { page } = await pageOf(props);
  return metadataOf(page);
}

export default async function Page(props: PageProps) {
  const { site, page } = await pageOf(props);
  const PageComponent = components[page];
  return <PageComponent site={site} />;
}
