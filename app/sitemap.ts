import type { MetadataRoute } from 'next';
import { articleImage } from '@/lib/articles/images';
import { articleRoute } from '@/lib/articles/links';
import { activeArticles, articleById, articlesCheckedOn } from '@/lib/articles/manifest';
import { publicAddress, alternates, siteUrl } from '@/lib/site/metadata';
import { rowOf } from '@/lib/site/pages';
import { pageNames } from '@/lib/site/slugs';
import { sites } from '@/lib/site/sites';

export const dynamic = 'force-static';

const listed = pageNames.filter((page) => !rowOf(page).isUnlisted);

/**
 * All pages that search engines may list, with their languages and images. Search engines require
 * absolute addresses: without SITE_URL these are paths, and the build logs it.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  return sites.flatMap(({ code }) => [
    ...listed.map((page) => ({
      url: publicAddress(code, { page }),
      alternates: { languages: alternates(() => ({ page })) },
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
