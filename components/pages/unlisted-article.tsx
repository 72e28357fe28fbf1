import { DeleteEverything } from '@/components/shell/delete-everything';
import { articleById, articleMarkdown } from '@/lib/articles/manifest';
import type { Site } from '@/lib/site/sites';
import { TextPage } from './text-page';

/** The texts that the library does not list are pages of their own. */
const textPageOf = (id: 'about' | 'privacy-policy', { code }: Site) => ({
  title: articleById(code, id).title,
  text: articleMarkdown(code, id),
  siteCode: code,
});

export function AboutPage({ site }: { site: Site }) {
  return <TextPage {...textPageOf('about', site)} />;
}

/** The privacy policy, and below it the button that deletes what it tells of. */
export function PrivacyPage({ site }: { site: Site }) {
  return (
    <TextPage {...textPageOf('privacy-policy', site)}>
      <DeleteEverything className="btn mt-6 min-h-11" />
    </TextPage>
  );
}
