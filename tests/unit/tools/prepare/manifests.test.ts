import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { type manifestOf, writeManifests } from '@/tools/prepare/manifests';
import { activeArticles } from '@/lib/articles/manifest';
import { href } from '@/lib/site/routes';
import { sites, type SiteCode } from '@/lib/site/sites';
import { tempFolder } from '../temp-folder';

type Manifest = ReturnType<typeof manifestOf>;

const out = tempFolder();
writeManifests(out);

function read(code: SiteCode): Manifest {
  return JSON.parse(readFileSync(join(out, `manifest.${code}.webmanifest`), 'utf8')) as Manifest;
}

/** Width of a name under an icon, in columns: a CJK character has two. */
const columns = (name: string) => name.replace(/[\u3000-\u9fff\uff00-\uffef]/g, 'xx').length;

async function expectOnDisk({ src, sizes, type }: Record<'src' | 'sizes' | 'type', string>) {
  const { width, height, format } = await sharp(join('public', src)).metadata();
  expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type]);
}

// Slugs of the specification: tests/unit/site/sites.test.ts.
describe.each(sites)('web manifest of $code', ({ code, locale: lang }) => {
  const home = href(code, { page: 'home' });

  it('has a fixed id, its own scope, language and start, and names that fit', () => {
    const { short_name, name, description, ...others } = read(code);
    expect(others).toMatchObject({ id: home, scope: home, start_url: home, lang });
    expect(columns(short_name)).toBeLessThanOrEqual(12);
    expect(name.length).toBeGreaterThan(short_name.length);
    expect(description.length).toBeGreaterThan(40);
    expect(description.length).toBeLessThanOrEqual(300);
  });

  it('has every kind of icon, of the size it says', async () => {
    const { icons } = read(code);
    expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
      '512x512 monochrome',
    ]);
    for (const icon of icons) await expectOnDisk(icon);
  });

  it('shows home and result on a phone and on a laptop, in files under 60 kB', async () => {
    const { screenshots } = read(code);
    expect(screenshots.map(({ src, sizes }) => `${src} ${sizes}`)).toEqual([
      `/screenshots/${code}-home-narrow.webp 780x1688`,
      `/screenshots/${code}-result-narrow.webp 780x1688`,
      `/screenshots/${code}-home-wide.webp 1280x800`,
      `/screenshots/${code}-result-wide.webp 1280x800`,
    ]);
    for (const shot of screenshots) {
      expect(readFileSync(join('public', shot.src)).length).toBeLessThan(60_000);
      await expectOnDisk(shot);
    }
    expect(new Set(screenshots.map(({ label }) => label)).size).toBe(2);
  });

  it('leads to counting a drink, a new calculation, the last result and the limits', async () => {
    const result = href(code, { page: 'result' });
    const limits = activeArticles(code).find(({ id }) => id === 'bac-limits-in-countries');
    const article = `${home}${limits?.category_key}/${limits?.article_key}/`;
    const { shortcuts } = read(code);
    expect(shortcuts.map(({ url }) => url)).toEqual([`${home}#log`, home, result, article]);
    for (const { name, icons } of shortcuts) {
      expect(columns(name)).toBeLessThanOrEqual(25);
      for (const icon of icons) await expectOnDisk(icon);
    }
  });
});

describe('web manifests together', () => {
  it('name every screenshot there is', () => {
    const named = sites.flatMap(({ code }) => read(code).screenshots.map(({ src }) => src));
    const files = readdirSync('public/screenshots').map((name) => `/screenshots/${name}`);
    expect(files.sort()).toEqual(named.sort());
  });

  it('carry the sub-path of the deployment in every address', () => {
    vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/bac');
    writeManifests(out);
    const text = readFileSync(join(out, 'manifest.de.webmanifest'), 'utf8');
    const addresses = [...text.matchAll(/"(?:id|scope|start_url|src|url)": "([^"]+)"/g)];
    expect(addresses.length).toBe(3 + 4 + 4 + 4 + 8);
    for (const [, address] of addresses) expect(address).toMatch(/^\/bac\/(?!bac)/);
  });

  it('has a monochrome icon that is one colour on nothing', async () => {
    const pixels = await sharp('public/icon-monochrome-512.png').ensureAlpha().raw().toBuffer();
    const colours = new Set<string>();
    for (let at = 0; at < pixels.length; at += 4) {
      colours.add(pixels[at + 3] === 0 ? 'clear' : pixels.subarray(at, at + 3).join());
    }
    expect([...colours].sort()).toEqual(['255,255,255', 'clear']);
  });

  it('has the icon that Safari puts on the home screen, without clear corners', async () => {
    const icon = sharp('public/apple-touch-icon.png');
    expect(await icon.metadata()).toMatchObject({ width: 180, height: 180 });
    expect((await icon.stats()).isOpaque).toBe(true);
  });
});
