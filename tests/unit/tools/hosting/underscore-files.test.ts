import { describe, expect, it } from 'vitest';
import { headersFile, redirectsFile } from '@/tools/hosting/underscore-files';
import { readHeaders } from '@/tools/hosting/underscore-rules.mjs';
import { slugOf } from '@/lib/site/slugs';
import { sites } from '@/lib/site/sites';
import {
  expectedFiles,
  expectedForHashed,
  expectedHttpsPolicy,
  expectedWithSiteUrl,
} from '../../../fixtures/hosting/expected';
import { tempFolder, writeFiles } from '../temp-folder';

const out = tempFolder();
writeFiles(out, { _headers: headersFile() });
const valueOf = (address: string, header: string) => readHeaders(out)(address).get(header);

/** Cloudflare's rules: `*` is any text, `:name` one segment, nothing is optional. */
function cloudflareRegex(path: string): RegExp {
  const escaped = path.replace(/[-/\\^$+?.()|[\]{}]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replace(/:[A-Za-z]\w*/g, '[^/]+')}$`);
}

const redirectRules = redirectsFile()
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

describe('_headers', () => {
  it('stays within the limits of Cloudflare Pages', () => {
    const lines = headersFile().split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
  });

  // The other headers: host-rules.spec.ts, on the server that reads them here.
  it('sends one policy with every address, for https', () => {
    expect(valueOf('/pl/nie-ma/', 'Content-Security-Policy')).toBe(expectedHttpsPolicy);
  });

  // Two values would reach the browser joined by a comma: a year and zero.
  it('names one lifetime at most, where the hosts’ own is not the right one', () => {
    for (const [address, kept] of [...expectedFiles, ...expectedWithSiteUrl]) {
      const own = kept === 'public, max-age=0, must-revalidate' ? undefined : kept;
      expect(valueOf(address, 'Cache-Control'), address).toBe(own);
    }
    for (const address of ['/_next/static/chunks/shell-0a1b.js', '/fonts/de-latin.01ab.woff2']) {
      expect(valueOf(address, 'Cache-Control'), address).toBe(expectedForHashed);
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
