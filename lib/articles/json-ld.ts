import type { Translator } from '@/lib/i18n/duration-text';
import { publicAddress, siteUrl } from '@/lib/site/metadata';
import type { Site } from '@/lib/site/sites';
import { articleImage } from './images';
import { articleRoute } from './links';
import { articlesCheckedOn, type Article } from './manifest';

const context = 'https://schema.org';

/** schema.org data of the calculator. */
export function webApplication(site: Site, t: Translator): object {
  return {
    '@context': context,
    '@type': 'WebApplication',
    name: t('app.name'),
    headline: t('meta.home.title'),
    description: t('meta.home.description'),
    url: publicAddress(site.code, { page: 'home' }),
    inLanguage: site.locale,
    applicationCategory: 'HealthApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  };
}

/** schema.org data of an article. */
export function articleGraph(site: Site, article: Article, t: Translator): object {
  const url = publicAddress(site.code, articleRoute(article));
  const home = publicAddress(site.code, { page: 'home' });
  const publisher = { '@type': 'Organization', name: t('app.name'), url: home };
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
        ...(article.img_dir_path && { image: siteUrl() + articleImage(article.img_dir_path).jpg }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          item(1, t('article.home'), home),
          item(2, article.category_name),
          item(3, article.title, url),
        ],
      },
    ],
  };
}
