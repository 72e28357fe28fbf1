import { AboutPage } from '@/components/pages/text-pages';
import { metadataOf } from '@/lib/articles/page-metadata';
import { currentSite } from '@/lib/site/current-site';

export const generateMetadata = () => metadataOf('about');

export default async function Page() {
  return <AboutPage site={await currentSite()} />;
}
