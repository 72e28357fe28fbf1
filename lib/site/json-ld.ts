import type { Article } from '@/lib/articles/manifest';
import { articleRoute } from '@/lib/articles/links';
import { articlesCheckedOn } from '@/lib/articles/manifest';
import { articleImage } from '@/lib/articles/images';
import { absoluteUrl, siteUrl } from './metadata';
import type { Site } from './sites';

/** The words of a site that its structured data repeats. */
export interface JsonLdWords {
  appName: string;
  homeTitle: string;
  homeDescription: string;
  homeLabel: string;
}

const context = 'https://schema.org';

/** schema.org of the calculator: a free application for health, in the browser. */
export function webApplication(site: Site, words: JsonLdWords): object {
  return {
    '@context': context,
    '@type': 'WebApplication',
    name: words.appName,
    headline: words.homeTitle,
    description: words.homeDescription,
    url: absoluteUrl(site.code, { page: 'home' }),
    inLanguage: site.locale,
    applicationCategory: 'HealthApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  };
}

/** schema.org of an article and of its place below the home page. */
export function articleGraph(site: Site, article: Article, words: JsonLdWords): object {
  const url = absoluteUrl(site.code, articleRoute(article));
  const home = absoluteUrl(site.code, { page: 'home' });
  const publisher = { '@type': 'Organization', name: words.appName, url: home };
  const item = (position: number, name: string, address?: string) => ({
    '@type': 'ListItem',
    position,
    name,
    ...(address && { item: address }),
  });
  return {
    '@context': context,
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
        ...(article.img_dir_path && { image: siteUrl + articleImage(article.img_dir_path).jpg }),
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
