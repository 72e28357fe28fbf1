import { publicAddress } from './metadata';
import type { Site } from './sites';

/** Texts of a site for its structured data. */
export interface JsonLdWords {
  appName: string;
  homeTitle: string;
  homeDescription: string;
  homeLabel: string;
}

export const jsonLdContext = 'https://schema.org';

/** schema.org data of the calculator. */
export function webApplication(site: Site, words: JsonLdWords): object {
  return {
    '@context': jsonLdContext,
    '@type': 'WebApplication',
    name: words.appName,
    headline: words.homeTitle,
    description: words.homeDescription,
    url: publicAddress(site.code, { page: 'home' }),
    inLanguage: site.locale,
    applicationCategory: 'HealthApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  };
}
