import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Prose } from '@/components/article/prose';
import { nameErrors } from '@/lib/articles/name-errors';
import { textTree } from '@/lib/articles/text-tree';
import { ArticleWords } from '@/lib/articles/words';
import { siteByCode, type SiteCode } from '@/lib/site/sites';

interface TextPageProps {
  title: string;
  /** Markdown without a first-level heading; directives are replaced as in articles. */
  text: string;
  siteCode: SiteCode;
  /** Below the text. */
  children?: ReactNode;
}

/** A page with a title and text: help, privacy policy. */
export function TextPage({ title, text, siteCode, children }: TextPageProps) {
  const t = useTranslations();
  const words = new ArticleWords(siteByCode(siteCode), t);
  const tree = nameErrors(`${title} (${siteCode})`, () => textTree(text, words));
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
        <Prose tree={tree} siteCode={siteCode} />
        {children}
      </div>
    </article>
  );
}
