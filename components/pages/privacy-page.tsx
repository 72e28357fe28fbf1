import { articleById, articleMarkdown } from '@/lib/articles/manifest';
import type { Site } from '@/lib/site/sites';
import { TextPage } from './text-page';

/** The privacy policy, an article that the library does not list. */
export function PrivacyPage({ site }: { site: Site }) {
  const { title } = articleById(site.code, 'privacy-policy');
  const text = articleMarkdown(site.code, 'privacy-policy');
  return <TextPage title={title} text={text} siteCode={site.code} />;
}
