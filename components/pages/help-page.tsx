import { helpText } from '@/lib/articles/text';
import type { Site } from '@/lib/site/sites';
import { TextPage } from './text-page';

export function HelpPage({ site }: { site: Site }) {
  const { title, body } = helpText(site.code);
  return <TextPage title={title} text={body} siteCode={site.code} />;
}
