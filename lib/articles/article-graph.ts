import { jsonLdContext, type JsonLdWords } from '@/lib/site/json-ld';
import { publicAddress, siteUrl } from '@/lib/site/metadata';
import type { Site } from '@/lib/site/sites';
import { articleImage } from './images';
import { articleRoute } from './links';
import { articlesCheckedOn, type Article } from './manifest';

/** schema.org of an article and of its place below the home page. */
export function articleGraph(site: Site, article: Article, words: JsonLdWords): object {
  const url = publicAddress(site.code, articleRoute(article));
  const home = publicAddress(site.code, { page: 'home' });
  const publisher = { '@type': 'Organization', name: words.appName, url: home };
  const item = (position: number, name: string, address?: string) => ({
    '@type': 'ListItem',
    position,
    name,
    ...(address && { item: address }),
  });
  return {
    '@context': jsonLdContext,
    '@graph': [
      {
        '@type': 'Article',
        '@id': `${url}#article`,
        headline: article.title,
        description: article.description,
        inLanguage: site.locale,
        mainEntityOfPage: url,
        datePublished: article.created_date,
        dateModified: articlesCheckedOn,
        articleSection: article.category_name,
        author: publisher,
        publisher,
        ...(article.img_dir_path && { image: siteUrl() + articleImage(article.img_dir_path).jpg }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          item(1, words.homeLabel, home),
          item(2, article.category_name),
          item(3, article.title, url),
        ],
      },
    ],
  };
}
