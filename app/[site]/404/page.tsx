import { NotFoundPage } from '@/components/pages/not-found-page';
import { metadataOf } from '@/lib/articles/page-metadata';
import { currentSite } from '@/lib/site/current-site';

export const generateMetadata = () => metadataOf('notFound');

export default async function Page() {
  return <NotFoundPage site={await currentSite()} />;
}
