import type { MetadataRoute } from 'next';
import { articleImage } from '@/lib/articles/images';
import { articleRoute } from '@/lib/articles/links';
import { activeArticles, articleById, articlesCheckedOn } from '@/lib/articles/manifest';
import { publicAddress, alternates, siteUrl } from '@/lib/site/metadata';
import type { Route } from '@/lib/site/routes';
import { sites } from '@/lib/site/sites';

export const dynamic = 'force-static';

const listed: Route[] = [{ page: 'home' }, { page: 'help' }, { page: 'privacy' }];

/**
 * Every page that may be found by a search engine, with its languages and pictures. Search engines
 * want absolute addresses: without SITE_URL they are paths, and the build says so.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  return sites.flatMap(({ code }) => [
    ...listed.map((route) => ({
      url: publicAddress(code, route),
      alternates: { languages: alternates(() => route) },
    })),
    ...activeArticles(code).map((article) => ({
      url: publicAddress(code, articleRoute(article)),
      lastModified: articlesCheckedOn,
      alternates: {
        languages: alternates((other) => articleRoute(articleById(other, article.id))),
      },
      ...(article.img_dir_path && { images: [siteUrl() + articleImage(article.img_dir_path).jpg] }),
    })),
  ]);
}
