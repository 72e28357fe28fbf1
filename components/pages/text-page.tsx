import { Prose } from '@/components/article/prose';
import type { SiteCode } from '@/lib/site/sites';

interface TextPageProps {
  /** Markdown with its own h1. */
  text: string;
  siteCode: SiteCode;
}

/** A page that is only text: privacy policy, help. */
export function TextPage({ text, siteCode }: TextPageProps) {
  return (
    <article data-testid="article" className="py-8 sm:py-12">
      <Prose markdown={text} siteCode={siteCode} isPage />
    </article>
  );
}
