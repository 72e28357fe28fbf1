import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { activeArticles, articlesOf } from '@/lib/articles/manifest';
import { writeFeeds, writeLlmsText } from '@/tools/build/feeds-and-llms-txt';
import { sites } from '@/lib/site/sites';
import { tempFolder } from '../temp-folder';

const out = tempFolder();
for (const { code } of sites) mkdirSync(join(out, code));
beforeAll(() => {
  vi.stubEnv('SITE_URL', 'https://example.org');
  writeFeeds(out);
  vi.stubEnv('SITE_URL', undefined);
  writeLlmsText(out);
});

describe('what others read of the site', () => {
  it.each(sites)('the feed of $code lists every article by its whole address', (site) => {
    const feed = readFileSync(join(out, site.code === 'en' ? '' : site.code, 'feed.xml'), 'utf8');
    expect(feed.match(/<item>/g)).toHaveLength(activeArticles(site.code).length);
    expect(feed).toContain(`<language>${site.locale}</language>`);
    const links = [...feed.matchAll(/<link>([^<]+)<\/link>/g)].map(([, link]) => link);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => !link?.startsWith('https://example.org/'))).toEqual([]);
  });

  it('llms.txt names no host where the build knows none', () => {
    const text = readFileSync(join(out, 'llms.txt'), 'utf8');
    expect(text).not.toMatch(/https?:/);
    for (const { html_path } of articlesOf('jp').filter(({ active }) => active)) {
      expect(text).toContain(`](/articles/${html_path})`);
    }
  });
});
