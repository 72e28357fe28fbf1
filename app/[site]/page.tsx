import { HomePage } from '@/components/pages/home-page';
import { metadataOf } from '@/lib/articles/page-metadata';
import { currentSite } from '@/lib/site/current-site';

export const generateMetadata = () => metadataOf('home');

export default async function Page() {
  return <HomePage site={await currentSite()} />;
}
