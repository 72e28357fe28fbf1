import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { francAll } from 'franc-min';
import { HTMLElement, parse, type Node } from 'node-html-parser';
import { articleRoute } from '../../lib/articles/links';
import { activeArticles, articleById, articlesOf } from '../../lib/articles/manifest';
import { safetyTexts } from '../../lib/articles/safety';
import { imageWidths } from '../../lib/articles/images';
import { decodeShareCode } from '../../lib/share/share-code';
import { rowOf } from '../../lib/site/pages';
import { pageNames } from '../../lib/site/slugs';
import { href, parsePath } from '../../lib/site/routes';
import { sites, type Site, type SiteCode } from '../../lib/site/sites';
import { expect, test } from '@playwright/test';

// In one worker, one after the other: each page is parsed once.
test.describe.configure({ mode: 'default' });

/** Checks of the finished export that need no browser. */
const out = 'out';
/** Where the build at hand was told that it will stand: empty for `npm start` and `npm test`. */
const { SITE_URL: siteUrl } = JSON.parse(readFileSync('.next/build-settings.json', 'utf8')) as {
  SITE_URL: string;
};
/** Only to read relative addresses. */
const anywhere = 'https://anywhere.example';

interface Page {
  path: string;
  root: HTMLElement;
  ids: ReadonlySet<string>;
  /** Addresses of the same page by their language. */
  alternates: ReadonlyMap<string, string>;
}

/** Parsed pages by path: tests of all languages read them, and change nothing. */
const parsedPages = new Map<string, Page>();
/** Half of a page, and nothing that is asked for here. */
const unread = /<(script|style)\b(?![^>]*ld\+json)[^>]*>.*?<\/\1>/gs;

function pageAt(path: string): Page {
  const known = parsedPages.get(path);
  if (known) return known;
  const html = readFileSync(join(out, path, 'index.html'), 'utf8');
  const root = parse(html.replace(unread, ''));
  const links = root.querySelectorAll('head link[rel=alternate][hreflang]');
  const page = {
    path,
    root,
    ids: new Set(root.querySelectorAll('[id]').map(({ id }) => id)),
    alternates: new Map(
      links.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
    ),
  };
  parsedPages.set(path, page);
  return page;
}

function filesOf(pattern: RegExp): string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(
    (path) => pattern.test(path) && statSync(join(out, path)).isFile(),
  );
}

/** Every indexed page of a language. */
function pagesOf(site: Site): Page[] {
  const listed = pageNames.filter((page) => !rowOf(page).isUnlisted);
  const addresses = listed.map((page) => href(site.code, { page }));
  const articles = activeArticles(site.code).map((article) =>
    href(site.code, articleRoute(article)),
  );
  return [...addresses, ...articles].map(pageAt);
}

/** An example of the tables of answers: hosts answer it with the result page, which reads its code. */
function isReadableResult(path: string): boolean {
  const { site, route } = parsePath(path);
  if (route.page !== 'shared' || !decodeShareCode(route.shareCode)) return false;
  return existsSync(join(out, href(site.code, { page: 'result' }), 'index.html'));
}

const isCjk = ({ code }: Site) => code === 'jp' || code === 'cn';
const textOf = (node: HTMLElement | null) => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The text of a part without its sources, and what is only said where nothing runs. */
function wordsOf(node: Node | null): string {
  if (!(node instanceof HTMLElement)) return node?.text ?? '';
  if (node.tagName === 'NOSCRIPT' || node.classList.contains('sources')) return '';
  return node.childNodes.map(wordsOf).join('');
}

const englishWords = /\b(the|and|of|with|you|your)\b.*\b(the|and|of|is|are|to)\b/;
/** Works that are cited by their English titles in every language. */
const citedTitles = /The ABCs of BAC|Stages of acute alcoholic influence/g;

/** ISO 639-3 codes of the detector, by site. */
const languageCodes: Record<SiteCode, string> = {
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
          .querySelectorAll('h1, h2, h3, h4')
          .map(({ tagName }) => Number(tagName.slice(1)));
        expect(
          levels.filter((level) => level === 1),
          path,
        ).toHaveLength(1);
        const leaps = levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1);
        expect(leaps, `${path}: levels ${levels.join()}`).toEqual([]);
      }
    });

    test('every link and anchor leads somewhere', () => {
      const lost: string[] = [];
      for (const { path, root } of pagesOf(site)) {
        for (const anchor of root.querySelectorAll('a[href]')) {
          const target = anchor.getAttribute('href') ?? '';
          if (!target.startsWith('/') && !target.startsWith('#')) continue;
          const [address = '', fragment] = target.split('#');
          const [file = ''] = (address || path).split('?');
          const isPage = existsSync(join(out, file, 'index.html'));
          const exists = isPage || /\.\w+$/.test(file) || isReadableResult(file);
          const hasPlace = !fragment || pageAt(address ? file : path).ids.has(fragment);
          if (!exists || !hasPlace) lost.push(`${path} leads to ${target}`);
        }
      }
      expect(lost).toEqual([]);
    });

    test('every hreflang is returned', () => {
      const languages = [...sites.map(({ locale }) => locale), 'x-default'].sort();
      for (const { path, alternates } of pagesOf(site)) {
        expect([...alternates.keys()].sort(), path).toEqual(languages);
        const back = [...alternates.values()].map((address) =>
          pageAt(new URL(address, anywhere).pathname).alternates.get(site.locale),
        );
        expect(new Set(back), path).toEqual(new Set([siteUrl + path]));
      }
    });

    test('pictures say what they show and keep their place', () => {
      for (const { path, root } of pagesOf(site)) {
        const unsaid = root
          .querySelectorAll('img')
          .filter(
            ({ attributes: { width = '', height = '', alt } }) =>
              !/^\d+$/.test(width) || !/^\d+$/.test(height) || alt === undefined,
          );
        expect(unsaid.map(String), path).toEqual([]);
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
        expect(existsSync(join(out, new URL(data.image, anywhere).pathname))).toBe(true);
        expect(crumbs.itemListElement).toHaveLength(3);
      }
    });

    test('the text of every page is in the language of the site', () => {
      for (const { path, root } of pagesOf(site)) {
        const [best] = francAll(wordsOf(root.querySelector('main')).replace(/\s+/g, ' ').trim());
        expect(best?.[0], path).toBe(languageCodes[site.code]);
        if (site.code === 'en') continue;
        const paragraphs = root.querySelectorAll('main p, main li');
        const english = paragraphs
          .filter((node) => englishWords.test(textOf(node).replace(citedTitles, '')))
          .filter((node) => !node.closest('.sources') && !node.closest('noscript'));
        expect(english.map(textOf), path).toEqual([]);
      }
    });

    test('no two articles share a long sentence', () => {
      const seen = new Map<string, string>();
      const shared: string[] = [];
      const longest = isCjk(site) ? 24 : 12;
      // What belongs to the tables of answers is the same wherever they stand.
      const questions = articleById(site.code, 'questions-before-driving');
      const { root: allTables } = pageAt(href(site.code, articleRoute(questions)));
      const tables = allTables.querySelectorAll('[data-testid=answer-tables]');
      // So are first aid and what to do about shaking (content/safety).
      const safety = Object.values(safetyTexts(site.code)).map((text) => text.replace(/\s+/g, ' '));
      const known = [...tables.map(textOf), ...safety].join(' ');
      for (const { id, html_path } of activeArticles(site.code)) {
        const html = readFileSync(join(out, 'articles', html_path), 'utf8');
        const root = parse(html);
        // The list of sources names the same papers in several articles.
        root.querySelectorAll('ol:has(li[id^=source]), table, sup').forEach((n) => n.remove());
        const blocks = root.querySelectorAll('p, li').filter((n) => !n.querySelector('p, li'));
        const sentences = blocks.flatMap((n) => textOf(n).split(/(?<=[.!?。！？])\s*/));
        for (const sentence of new Set(sentences)) {
          const size = isCjk(site) ? sentence.length : sentence.split(' ').length;
          if (size <= longest || known.includes(sentence)) continue;
          if (seen.has(sentence)) shared.push(`${seen.get(sentence)} and ${id}: ${sentence}`);
          seen.set(sentence, id);
        }
      }
      expect(shared).toEqual([]);
    });

    test('every page says its language, and which address is its own', () => {
      for (const { path, root } of pagesOf(site)) {
        expect(root.querySelector('html')?.getAttribute('lang'), path).toBe(site.locale);
        const canonical = root.querySelector('link[rel=canonical]')?.getAttribute('href');
        expect(canonical, path).toBe(siteUrl + path);
        const card = root.querySelector('meta[property="og:image"]')?.getAttribute('content');
        expect(card, path).toBe(siteUrl ? `${siteUrl}/articles/og.png` : undefined);
        const own = root.querySelector('meta[property="og:url"]')?.getAttribute('content');
        expect(own, path).toBe(siteUrl ? siteUrl + path : undefined);
      }
    });
  });
}

// What stands in the sitemap: tests/unit/site/metadata.test.ts.
test('robots.txt names the sitemap if its whole address is known', () => {
  const robots = readFileSync(join(out, 'robots.txt'), 'utf8');
  expect(robots.includes('Sitemap:')).toBe(siteUrl !== '');
});

test('nothing in the export names the machine that built it', () => {
  const named = filesOf(/\.(html|txt|xml|webmanifest|js|json|css)$|_headers|_redirects/).filter(
    (path) => /\blocalhost\b|127\.0\.0\.1|\[::1\]/.test(readFileSync(join(out, path), 'utf8')),
  );
  expect(named).toEqual([]);
});

/** Texts that only the code of these packages holds, whatever a minifier makes of the rest. */
const marks: readonly (readonly [mark: RegExp, name: string])[] = [
  [/react\.transitional\.element/, 'react'],
  [/__reactFiber\$|_reactListening/, 'react-dom'],
  [/unstable_scheduleCallback/, 'scheduler'],
  [/text\/x-component/, 'next'],
  [/getInitialState/, 'zustand'],
  [/webpackChunk/, 'webpack'],
  [/--tw-/, 'tailwindcss'],
  [/--color-base-content/, 'daisyui'],
  [/wOF2/, '@fontsource-variable/inter'],
];

/** Packages of package.json that stay at home. */
const buildOnly = ['unified', 'remark-parse', 'hast-util-to-html', 'sharp', 'feed', 'vitest'];

test('the notices name every package whose work the export holds', () => {
  const notices = readFileSync(join(out, 'third-party-notices.txt'), 'utf8');
  const named = [...notices.matchAll(/^-{80}\n(\S+)/gm)].map(([, name]) => name);
  const texts = filesOf(/\.(js|html|woff2)$/).map((path) =>
    readFileSync(join(out, path), 'latin1'),
  );
  for (const [mark, name] of marks) {
    expect(
      texts.some((text) => mark.test(text)),
      `${name} is no longer sent`,
    ).toBe(true);
    expect(named, name).toContain(name);
  }
  // Next's own list of the parts that a page loads by themselves.
  const lists = readdirSync('.next/server/app', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('client-reference-manifest.js'))
    .map((path) => readFileSync(join('.next/server/app', path), 'utf8'));
  const loaded = lists.flatMap((text) =>
    [...text.matchAll(/node_modules\/((?:@[^/"]+\/)?[^/"]+)\/(?!dist\/compiled)/g)].map(
      ([, name]) => name,
    ),
  );
  expect(new Set(loaded).size).toBeGreaterThanOrEqual(2);
  for (const name of new Set(loaded)) expect(named).toContain(name);
  for (const name of buildOnly) expect(named).not.toContain(name);
  expect(named).toEqual([...new Set(named)].sort());
  expect(notices).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(notices).toContain('Virtual Breathalyser contributors');
});
