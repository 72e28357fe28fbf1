import { beforeEach, describe, expect, it, vi } from 'vitest';
import robots from '@/app/robots';
import sitemap from '@/app/sitemap';
import { articleGraph, webApplication } from '@/lib/articles/json-ld';
import { activeArticles, articleById } from '@/lib/articles/manifest';
import { pageMetadata } from '@/lib/site/metadata';
import { rowOf } from '@/lib/site/pages';
import { pageNames } from '@/lib/site/slugs';
import { siteByCode, sites } from '@/lib/site/sites';
import { translatorOf } from '@/tools/build/messages';

const page = {
  code: 'de',
  title: 'Titel',
  description: 'Beschreibung',
  appName: 'Alkoholtester',
  routeOf: () => ({ page: 'help' }) as const,
} as const;

describe('metadata of a page', () => {
  it('sends no path of ours to other sites, whatever the host’s headers say', () => {
    expect(pageMetadata(page).referrer).toBe('strict-origin');
  });

  it('names the language of its site with a country to Open Graph', () => {
    const localeOf = ({ code }: (typeof sites)[number]) =>
      (pageMetadata({ ...page, code }).openGraph as { locale: string }).locale;
    expect(sites.map(localeOf)).toEqual(
      'en_US pl_PL de_DE es_ES fr_FR pt_BR ru_RU it_IT cs_CZ ja_JP zh_CN'.split(' '),
    );
  });

  it('links the manifest of its language and keeps results out of search engines', () => {
    expect(pageMetadata(page).manifest).toBe('/manifest.de.webmanifest');
    expect(pageMetadata({ ...page, isIndexed: false }).robots).toMatchObject({ index: false });
  });
});

const structuredData = () => {
  const site = siteByCode('de');
  const article = articleById('de', 'bac-limits-in-countries');
  const t = translatorOf('de');
  return JSON.stringify([webApplication(site, t), articleGraph(site, article, t)]);
};

describe('a build that knows where it will stand', () => {
  beforeEach(() => {
    vi.stubEnv('SITE_URL', 'https://example.org/');
    vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/bac');
  });

  it('says whole addresses everywhere', () => {
    const { alternates: links, openGraph, twitter } = pageMetadata(page);
    expect(links?.canonical).toBe('https://example.org/bac/de/hilfe/');
    expect(links?.languages).toMatchObject({
      en: 'https://example.org/bac/help/',
      'x-default': 'https://example.org/bac/help/',
    });
    expect(openGraph).toMatchObject({
      url: 'https://example.org/bac/de/hilfe/',
      images: [{ url: 'https://example.org/bac/articles/og.png', width: 1200, height: 630 }],
    });
    expect(twitter).toMatchObject({
      card: 'summary_large_image',
      images: ['https://example.org/bac/articles/og.png'],
    });
    expect(robots().sitemap).toBe('https://example.org/bac/sitemap.xml');
    const listed = pageNames.filter((name) => !rowOf(name).isUnlisted);
    const articles = sites.flatMap(({ code }) => activeArticles(code));
    expect(sitemap()).toHaveLength(sites.length * listed.length + articles.length);
    expect(sitemap().every(({ url }) => url.startsWith('https://example.org/bac/'))).toBe(true);
    expect(structuredData()).toContain('"url":"https://example.org/bac/de/"');
  });
});

describe('a build that was not told where it will stand', () => {
  beforeEach(() => vi.stubEnv('SITE_URL', undefined));

  it('keeps what may be relative, and leaves out what must be whole', () => {
    const { metadataBase, alternates: links, openGraph, twitter } = pageMetadata(page);
    expect(metadataBase).toBeUndefined();
    expect(links?.canonical).toBe('/de/hilfe/');
    expect(links?.languages).toMatchObject({ en: '/help/', pl: '/pl/pomoc/' });
    expect(links?.types).toBeUndefined();
    expect(openGraph?.url).toBeUndefined();
    expect(openGraph?.images).toBeUndefined();
    expect(twitter).toMatchObject({ card: 'summary', images: undefined });
    expect(robots().sitemap).toBeUndefined();
    expect(sitemap().every(({ url }) => url.startsWith('/'))).toBe(true);
  });

  it('names no host in its structured data but that of the vocabulary', () => {
    const hosts = structuredData().match(/https?:\/\/[^/"]+/g);
    expect(new Set(hosts)).toEqual(new Set(['https://schema.org']));
  });
});
