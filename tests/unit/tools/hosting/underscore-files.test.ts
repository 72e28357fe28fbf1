import { describe, expect, it } from 'vitest';
import { headersFile, redirectsFile } from '@/tools/hosting/underscore-files';
import { slugOf } from '@/lib/site/slugs';
import { sites } from '@/lib/site/sites';
import {
  expectedFiles,
  expectedForHashed,
  expectedHttpsPolicy,
  expectedWithSiteUrl,
} from '../../../fixtures/hosting/expected';

/** Cloudflare's rules: `*` is any text, `:name` one segment, nothing is optional. */
function cloudflareRegex(path: string): RegExp {
  const escaped = path.replace(/[-/\\^$+?.()|[\]{}]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replace(/:[A-Za-z]\w*/g, '[^/]+')}$`);
}

const headerRules = headersFile()
  .trim()
  .split(/\n\n/)
  .map((block) => {
    const [path = '', ...lines] = block.split('\n');
    const headers = lines.map((line): [string, string] => {
      const [name = '', ...value] = line.trim().split(': ');
      return [name.toLowerCase(), value.join(': ')];
    });
    return { path, headers };
  });

const valuesOf = (address: string, header: string) =>
  headerRules
    .filter(({ path }) => cloudflareRegex(path).test(address))
    .flatMap(({ headers }) => headers.filter(([name]) => name === header))
    .map(([, value]) => value);

const redirectRules = redirectsFile()
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

describe('_headers', () => {
  it('stays within the limits of Cloudflare Pages', () => {
    expect(headerRules.length).toBeLessThanOrEqual(100);
    for (const line of headersFile().split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
  });

  // The other headers: host-rules.spec.ts, on the server that reads them here.
  it('sends one policy with every address, for https', () => {
    expect(valuesOf('/pl/nie-ma/', 'content-security-policy')).toEqual([expectedHttpsPolicy]);
  });

  // Two values would reach the browser joined by a comma: a year and zero.
  it('names one lifetime at most, where the hosts’ own is not the right one', () => {
    for (const [address, kept] of [...expectedFiles, ...expectedWithSiteUrl]) {
      const own = kept === 'public, max-age=0, must-revalidate' ? [] : [kept];
      expect(valuesOf(address, 'cache-control'), address).toEqual(own);
    }
    for (const address of ['/_next/static/chunks/shell-0a1b.js', '/fonts/de-latin.01ab.woff2']) {
      expect(valuesOf(address, 'cache-control'), address).toEqual([expectedForHashed]);
    }
  });
});

describe('_redirects', () => {
  it('rewrites a shared result to the page, not to a file Cloudflare would redirect', () => {
    for (const site of sites) {
      const folder = `${site.code === 'en' ? '' : `/${site.code}`}/${slugOf('result', site.code)}/`;
      const found = redirectRules.find(([from = '']) =>
        cloudflareRegex(from).test(`${folder}aB3/`),
      );
      expect(found?.slice(1)).toEqual([folder, '200']);
    }
  });

  // Cloudflare applies a rule even if a file exists.
  it('leaves navigation payloads and the result pages alone', () => {
    const rewrites = redirectRules.filter(([, , status]) => status === '200');
    for (const address of ['/result/index.txt', '/pl/wynik/__next._tree.txt', '/de/ergebnis/']) {
      const found = rewrites.filter(([from = '']) => cloudflareRegex(from).test(address));
      expect(found, address).toEqual([]);
    }
  });
});
