import type { MetadataRoute } from 'next';
import { absoluteUrl, alternates } from '@/lib/site/metadata';
import type { Route } from '@/lib/site/routes';
import { sites } from '@/lib/site/sites';

export const dynamic = 'force-static';

const listed: Route[] = [{ page: 'home' }, { page: 'help' }, { page: 'privacy' }];

/** Every page that may be found by a search engine, with its languages. */
export default function sitemap(): MetadataRoute.Sitemap {
  return sites.flatMap(({ code }) =>
    listed.map((route) => ({
      url: absoluteUrl(code, route),
      alternates: { languages: alternates(() => route) },
    })),
  );
}
