import { articleById, articleMarkdown } from '@/lib/articles/manifest';
import type { Site } from '@/lib/site/sites';
import { TextPage } from './text-page';

/** An article that the library does not list, as a page. */
const unlistedArticle = (id: 'about' | 'privacy-policy') =>
  function UnlistedArticle({ site: { code } }: { site: Site }) {
    const { title } = articleById(code, id);
    return <TextPage title={title} text={articleMarkdown(code, id)} siteCode={code} />;
  };

export const AboutPage = unlistedArticle('about');
export const PrivacyPage = unlistedArticle('privacy-policy');
