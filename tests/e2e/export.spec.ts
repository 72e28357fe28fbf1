import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { francAll } from 'franc-min';
import { parse, type HTMLElement } from 'node-html-parser';
import { articleRoute } from '../../lib/articles/links';
import { activeArticles, articlesOf } from '../../lib/articles/manifest';
import { imageWidths } from '../../lib/articles/images';
import { href } from '../../lib/site/routes';
import { sites, type Site } from '../../lib/site/sites';
import { expect, test } from './support/test';

/** Checks of the finished export that need no browser. */
const out = 'out';
const siteUrl = 'http://localhost:3000';

interface Page {
  path: string;
  root: HTMLElement;
}

function pageAt(path: string): Page {
  return { path, root: parse(readFileSync(join(out, path, 'index.html'), 'utf8')) };
}

/** Every indexed page of a language. */
function pagesOf(site: Site): Page[] {
  const pages = (['home', 'help', 'privacy'] as const).map((page) => href(site.code, { page }));
  const articles = activeArticles(site.code).map((article) =>
    href(site.code, articleRoute(article)),
  );
  return [...pages, ...articles].map(pageAt);
}

const isCjk = ({ code }: Site) => code === 'jp' || code === 'cn';
const textOf = (node: HTMLElement | null) => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Works that are cited by their English titles in every language. */
const citedTitles = /The ABCs of BAC|Stages of acute alcoholic influence/g;

/** ISO 639-3 codes of the detector, by site. */
const languageCodes: Record<string, string> = {
  en: 'eng',
  pl: 'pol',
  de: 'deu',
  es: 'spa',
  fr: 'fra',
  br: 'por',
  ru: 'rus',
  it: 'ita',
  cz: 'ces',
  jp: 'jpn',
  cn: 'cmn',
};

for (const site of sites) {
  test.describe(site.code, () => {
    test('every article and its pictures and bare text are there', () => {
      for (const article of articlesOf(site.code)) {
        expect(existsSync(join(out, 'articles', article.html_path)), article.html_path).toBe(true);
        if (!article.img_dir_path) continue;
        const folder = join(out, 'articles', article.img_dir_path);
        const names = [...imageWidths.map((width) => `img-${width}w.webp`), 'img-1080w.jpg'];
        for (const name of names) expect(existsSync(join(folder, name)), name).toBe(true);
      }
    });

    test('titles, descriptions and headings are as they have to be', () => {
      for (const { path, root } of pagesOf(site)) {
        const title = textOf(root.querySelector('title'));
        const description = root.querySelector('meta[name=description]')?.getAttribute('content');
        expect(title.length, `${path} ${title}`).toBeLessThan(isCjk(site) ? 33 : 65);
        const length = description?.length ?? 0;
        expect(length, `${path} ${description}`).toBeGreaterThanOrEqual(isCjk(site) ? 35 : 70);
        expect(length, `${path} ${description}`).toBeLessThanOrEqual(isCjk(site) ? 80 : 160);
        const levels = root
          .querySelectorAll('main h1, main h2, main h3, main h4')
          .map(({ tagName }) => Number(tagName.slice(1)));
        expect(
          levels.filter((level) => level === 1),
          path,
        ).toHaveLength(1);
        levels.forEach((level, index) => {
          const before = levels[index - 1] ?? 0;
          expect(level - before, `${path}: h${level} after h${before}`).toBeLessThanOrEqual(1);
        });
      }
    });

    test('every link and anchor leads somewhere', () => {
      for (const { path, root } of pagesOf(site)) {
        for (const anchor of root.querySelectorAll('a[href]')) {
          const target = anchor.getAttribute('href') ?? '';
          if (!target.startsWith('/') && !target.startsWith('#')) continue;
          const [address = '', fragment] = target.split('#');
          const [file = ''] = (address || path).split('?');
          const exists = existsSync(join(out, file, 'index.html')) || /\.\w+$/.test(file);
          expect(exists, `${path} leads to ${target}`).toBe(true);
          if (!fragment) continue;
          const page = address ? pageAt(file).root : root;
          expect(page.getElementById(fragment), `${path} leads to ${target}`).not.toBeNull();
        }
      }
    });

    test('every hreflang is returned', () => {
      for (const { path, root } of pagesOf(site)) {
        const links = root.querySelectorAll('link[rel=alternate][hrefLang]');
        expect(links.length, path).toBe(sites.length + 1);
        for (const link of links) {
          const address = new URL(link.getAttribute('href') ?? '').pathname;
          const back = pageAt(address).root.querySelector(
            `link[rel=alternate][hrefLang="${site.locale}"]`,
          );
          expect(back?.getAttribute('href'), `${path} and ${address}`).toBe(siteUrl + path);
        }
      }
    });

    test('pictures say what they show and keep their place', () => {
      for (const { path, root } of pagesOf(site)) {
        for (const image of root.querySelectorAll('img')) {
          expect(image.getAttribute('width'), path).toMatch(/^\d+$/);
          expect(image.getAttribute('height'), path).toMatch(/^\d+$/);
          expect(image.getAttribute('alt'), path).not.toBeUndefined();
        }
      }
      for (const article of activeArticles(site.code)) {
        const { root } = pageAt(href(site.code, articleRoute(article)));
        expect(root.querySelector('article header img')?.getAttribute('alt')).toBe(
          article.imageAlt,
        );
        expect(article.imageAlt.length).toBeGreaterThan(isCjk(site) ? 8 : 15);
      }
    });

    test('structured data can be read and says the same as the page', () => {
      const blockOf = (root: HTMLElement) =>
        JSON.parse(root.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
      const home = blockOf(pageAt(href(site.code, { page: 'home' })).root);
      expect(home).toMatchObject({
        '@type': 'WebApplication',
        applicationCategory: 'HealthApplication',
        inLanguage: site.locale,
      });
      for (const article of activeArticles(site.code)) {
        const path = href(site.code, articleRoute(article));
        const [data, crumbs] = blockOf(pageAt(path).root)['@graph'];
        expect(data).toMatchObject({
          '@type': 'Article',
          headline: article.title,
          mainEntityOfPage: siteUrl + path,
        });
        expect(existsSync(join(out, new URL(data.image).pathname))).toBe(true);
        expect(crumbs.itemListElement).toHaveLength(3);
      }
    });

    test('the text of every page is in the language of the site', () => {
      for (const { path, root } of pagesOf(site)) {
        const main = root.querySelector('main');
        main?.querySelectorAll('noscript, script, .sources').forEach((node) => node.remove());
        const [best] = francAll(textOf(main));
        expect(best?.[0], path).toBe(languageCodes[site.code]);
        if (site.code === 'en') continue;
        const paragraphs = root.querySelectorAll('main p, main li');
        const english = paragraphs
          .filter((node) => !node.closest('.sources') && !node.closest('noscript'))
          .map((node) => textOf(node).replace(citedTitles, ''))
          .filter((text) =>
            /\b(the|and|of|with|you|your)\b.*\b(the|and|of|is|are|to)\b/.test(text),
          );
        expect(english, path).toEqual([]);
      }
    });

    test('no two articles share a long sentence', () => {
      const seen = new Map<string, string>();
      const shared: string[] = [];
      const longest = isCjk(site) ? 24 : 12;
      for (const { id, html_path } of activeArticles(site.code)) {
        const html = readFileSync(join(out, 'articles', html_path), 'utf8');
        const root = parse(html);
        // The list of sources names the same papers in several articles.
        root.querySelectorAll('ol:has(li[id^=source]), table, sup').forEach((n) => n.remove());
        const blocks = root.querySelectorAll('p, li').filter((n) => !n.querySelector('p, li'));
        const sentences = blocks.flatMap((n) => textOf(n).split(/(?<=[.!?。！？])\s*/));
        for (const sentence of new Set(sentences)) {
          const size = isCjk(site) ? sentence.length : sentence.split(' ').length;
          if (size <= longest) continue;
          if (seen.has(sentence)) shared.push(`${seen.get(sentence)} and ${id}: ${sentence}`);
          seen.set(sentence, id);
        }
      }
      expect(shared).toEqual([]);
    });

    test('the feed lists every article', () => {
      const prefix = href(site.code, { page: 'home' });
      const feed = readFileSync(join(out, prefix, 'feed.xml'), 'utf8');
      expect(feed.match(/<item>/g)).toHaveLength(activeArticles(site.code).length);
      expect(feed).toContain(`<language>${site.locale}</language>`);
    });
  });
}

test('the sitemap lists every indexed page with all its languages', () => {
  const sitemap = readFileSync(join(out, 'sitemap.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(addresses).toHaveLength(sites.length * 13);
  for (const site of sites) {
    for (const { path } of pagesOf(site)) expect(addresses).toContain(siteUrl + path);
  }
  const alternates = sitemap.match(/<xhtml:link /g) ?? [];
  expect(alternates).toHaveLength(addresses.length * (sites.length + 1));
});

test('llms.txt leads to the bare texts of every language', () => {
  const text = readFileSync(join(out, 'llms.txt'), 'utf8');
  for (const site of sites) {
    for (const { html_path } of activeArticles(site.code)) expect(text).toContain(html_path);
  }
});

test('shared results are kept out of search engines', () => {
  for (const site of sites) {
    const { root } = pageAt(href(site.code, { page: 'result' }));
    const robots = root.querySelector('meta[name=robots]')?.getAttribute('content');
    expect(robots).toContain('noindex');
  }
});
