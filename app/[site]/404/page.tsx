import { NotFound } from '@/components/shell/not-found';
import { metadataOf } from '@/lib/articles/page-metadata';
import { currentSite } from '@/lib/site/current-site';

export const generateMetadata = () => metadataOf('notFound');

/** The English one also becomes `out/404.html` (tools/build/hoist-english.ts). */
export default async function Page() {
  return <NotFound siteCode={(await currentSite()).code} />;
}
