import { NotFound } from '@/components/shell/not-found';
import { lostPathScript } from '@/lib/site/lost-path';
import { defaultSiteCode, type Site } from '@/lib/site/sites';

/**
 * The 4.04 view. The English one also becomes `out/404.html`, which a host serves for every path it
 * does not know: its script first sends shared results and other languages where they belong.
 */
export function NotFoundPage({ site }: { site: Site }) {
  return (
    <>
      {site.code === defaultSiteCode && (
        <script dangerouslySetInnerHTML={{ __html: lostPathScript }} />
      )}
      <NotFound siteCode={site.code} />
    </>
  );
}
