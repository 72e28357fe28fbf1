import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { HelpPage, PrivacyPage } from '@/components/pages/text-pages';
import { ResultPage } from '@/components/pages/result-page';
import { metadataOf } from '@/lib/articles/page-metadata';
import { currentSite } from '@/lib/site/current-site';
import {
  isLocalizedPage,
  pageBySlug,
  pageNames,
  slugOf,
  type LocalizedPage,
} from '@/lib/site/slugs';
import { siteByCode, type Site } from '@/lib/site/sites';

const components: Record<LocalizedPage, (props: { site: Site }) => ReactNode> = {
  result: ResultPage,
  help: HelpPage,
  privacy: PrivacyPage,
};

export const dynamicParams = false;

export function generateStaticParams({ params }: { params: { site: string } }) {
  const { code } = siteByCode(params.site);
  return pageNames.filter(isLocalizedPage).map((page) => ({ slug: slugOf(page, code) }));
}

interface PageProps {
  params: Promise<{ slug: string }>;
}

async function pageOf({ params }: PageProps) {
  const site = await currentSite();
  const { slug } = await params;
  const page = pageBySlug(site.code, slug);
  if (!page || !isLocalizedPage(page)) throw new Error(`No page ${slug} in ${site.code}`);
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
