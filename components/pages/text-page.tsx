import { Prose } from '@/components/article/prose';
import { withLinks } from '@/lib/articles/directives';
import { markdownTree } from '@/lib/articles/markdown';
import type { SiteCode } from '@/lib/site/sites';

interface TextPageProps {
  title: string;
  /** Markdown without an h1. */
  text: string;
  siteCode: SiteCode;
}

/** A page that is only text: privacy policy, help. */
export function TextPage({ title, text, siteCode }: TextPageProps) {
  return (
    <article data-testid="article" className="py-8 sm:py-12">
      <h1 className="max-w-[68ch] text-3xl leading-tight font-bold tracking-tight hyphens-auto sm:text-4xl">
        {title}
      </h1>
      <Prose tree={markdownTree(withLinks(text))} siteCode={siteCode} className="lead-first mt-5" />
    </article>
  );
}
