import type { Metadata } from 'next';
import { ResultPage } from '@/components/pages/result-page';
import { TextPage } from '@/components/pages/text-page';
import { articleById, articleMarkdown } from '@/lib/articles/manifest';
import { helpText } from '@/lib/articles/text';
import { currentSite } from '@/lib/site/current-site';
import { slugMetadata } from '@/lib/site/slug-metadata';
import { siteByCode } from '@/lib/site/sites';

export const dynamicParams = false;

export function generateStaticParams({ params }: { params: { site: string } }) {
  const { resultSlug, privacySlug, helpSlug } = siteByCode(params.site);
  return [resultSlug, privacySlug, helpSlug].map((slug) => ({ slug }));
}

interface PageProps {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const site = await currentSite();
  return slugMetadata(site, (await params).slug, articleById(site.code, 'privacy-policy'));
}

export default async function Page({ params }: PageProps) {
  const site = await currentSite();
  const { slug } = await params;
  if (slug === site.resultSlug) return <ResultPage site={site} />;
  if (slug === site.helpSlug) {
    const { title, body } = helpText(site.code);
    return <TextPage title={title} text={body} siteCode={site.code} />;
  }
  const { title } = articleById(site.code, 'privacy-policy');
  const text = articleMarkdown(site.code, 'privacy-policy');
  return <TextPage title={title} text={text} siteCode={site.code} />;
}
