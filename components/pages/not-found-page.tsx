import { NotFound } from '@/components/shell/not-found';
import type { Site } from '@/lib/site/sites';

/** The not-found page. The English one also becomes `out/404.html` (tools/build/hoist-english.ts). */
export function NotFoundPage({ site }: { site: Site }) {
  return <NotFound siteCode={site.code} />;
}
