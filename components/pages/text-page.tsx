import { useTranslations } from 'next-intl';
import { Prose } from '@/components/article/prose';
import { withFigures } from '@/lib/articles/directives';
import { withLinks } from '@/lib/articles/link-directives';
import { markdownTree } from '@/lib/articles/markdown';
import { ArticleWords } from '@/lib/articles/words';
import { siteByCode, type SiteCode } from '@/lib/site/sites';

interface TextPageProps {
  title: string;
  /** Markdown without an h1; its figures are written in as an article's are. */
  text: string;
  siteCode: SiteCode;
}

/** A page that is only text: privacy policy, help. */
export function TextPage({ title, text, siteCode }: TextPageProps) {
  const t = useTranslations();
  const markdown = withLinks(withFigures(text, new ArticleWords(siteByCode(siteCode), t)));
  return (
    <article data-testid="article" className="frame py-8 sm:py-12">
      <h1 className="max-w-[68ch] text-3xl leading-tight font-bold tracking-tight hyphens-auto sm:text-4xl">
        {title}
      </h1>
      <Prose tree={markdownTree(markdown)} siteCode={siteCode} className="lead-first mt-5" />
    </article>
  );
}
