import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Prose } from '@/components/article/prose';
import { DeleteEverything } from '@/components/shell/delete-everything';
import { articleById, articleMarkdown } from '@/lib/articles/manifest';
import { nameErrors } from '@/lib/articles/name-errors';
import { textTree } from '@/lib/articles/render';
import { helpText } from '@/lib/articles/text';
import { ArticleWords } from '@/lib/articles/words';
import type { Site } from '@/lib/site/sites';

interface TextPageProps {
  title: string;
  /** Markdown without a first-level heading; directives are replaced as in articles. */
  text: string;
  site: Site;
  /** Below the text. */
  children?: ReactNode;
}

/** A page with a title and text. */
function TextPage({ title, text, site, children }: TextPageProps) {
  const t = useTranslations();
  const words = new ArticleWords(site, t);
  const tree = nameErrors(`${title} (${site.code})`, () => textTree(text, words));
  return (
    <article data-testid="article">
      <div className="lcd pt-6 pb-10 sm:pt-10 print:border-0">
        <div className="@container frame">
          <h1 className="max-w-[68ch] text-[1.75rem] leading-tight font-semibold tracking-tight hyphens-auto @xl:text-4xl">
            {title}
          </h1>
        </div>
      </div>
      <div className="sheet frame -mt-5 pt-6 pb-12 lg:pt-10 print:mt-0">
        <Prose tree={tree} siteCode={site.code} />
        {children}
      </div>
    </article>
  );
}

export function HelpPage({ site }: { site: Site }) {
  const { title, body } = helpText(site.code);
  return <TextPage title={title} text={body} site={site} />;
}

/** The title and text of an article that the library does not list. */
const unlisted = (id: 'about' | 'privacy-policy', site: Site) => ({
  title: articleById(site.code, id).title,
  text: articleMarkdown(site.code, id),
  site,
});

export function AboutPage({ site }: { site: Site }) {
  return <TextPage {...unlisted('about', site)} />;
}

/** The privacy policy, and below it the button that deletes what it tells of. */
export function PrivacyPage({ site }: { site: Site }) {
  return (
    <TextPage {...unlisted('privacy-policy', site)}>
      <DeleteEverything className="btn mt-6 min-h-11" />
    </TextPage>
  );
}
