import type { MetadataRoute } from 'next';
import { siteUrl } from '@/lib/site/metadata';
import { withBasePath } from '@/lib/site/routes';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    // Must be absolute.
    sitemap: siteUrl() ? siteUrl() + withBasePath('/sitemap.xml') : undefined,
  };
}
