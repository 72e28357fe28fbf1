import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { servingVariantsOf } from '@/lib/drinks/variants';
import { siteByCode, siteCodes, sites, type SiteCode } from '@/lib/site/sites';

/** The font files of Inter and the sites that need them. */
const sitesOfFace: Record<string, readonly SiteCode[]> = {
  latin: siteCodes,
  'latin-ext': ['pl', 'cz'],
  cyrillic: ['ru'],
};
const fontDir = 'public/fonts';

/** Characters that pages of all languages contain. */
const always =
  '0123456789 ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz' +
  '.,:;!?%‰+−–—-/()[]<>=·…“”„«»‘’\'"&@#*°×±≤≥→\u00a0\u202f';

function textFiles(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path).flatMap((name) => textFiles(join(path, name)));
}

/** All characters that pages of a site can contain. */
function charactersOf(code: SiteCode): Set<string> {
  const sources = [
    `messages/${code}.json`,
    ...servingVariantsOf(code).map((variant) => `content/servings/${variant}.json`),
    `content/articles/${code}`,
    `content/help/${code}.md`,
  ].flatMap(textFiles);
  const text = sources.map((path) => readFileSync(path, 'utf8')).join('');
  const names = sites.map((site) => site.nativeName).join('');
  const countries = new Intl.DisplayNames([siteByCode(code).locale], { type: 'region' });
  const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
  const regions = letters.flatMap((a) => letters.map((b) => countries.of(a + b) ?? '')).join('');
  return new Set(always + text + names + regions);
}

/** Ranges of code points in a font file, from its style sheet. */
function coverage(face: string): [number, number][] {
  const css = readFileSync(
    createRequire(import.meta.url).resolve('@fontsource-variable/inter/index.css'),
    'utf8',
  );
  const block = css
    .split('@font-face')
    .find((part) => part.includes(`files/inter-${face}-wght-normal`));
  const ranges = /unicode-range:\s*([^;]+);/.exec(block ?? '')?.[1] ?? '';
  return ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return [parseInt(from, 16), parseInt(to, 16)];
  });
}

/**
 * Writes `public/fonts/{site}-{face}.{hash}.woff2`, Inter with the characters of each language.
 * Japanese and Chinese characters use system fonts.
 */
export async function cutFonts(): Promise<void> {
  rmSync(fontDir, { recursive: true, force: true });
  mkdirSync(fontDir, { recursive: true });
  const require = createRequire(import.meta.url);
  for (const [face, codes] of Object.entries(sitesOfFace)) {
    const file = `@fontsource-variable/inter/files/inter-${face}-wght-normal.woff2`;
    const whole = readFileSync(require.resolve(file));
    const ranges = coverage(face);
    for (const code of codes) {
      const inFace = [...charactersOf(code)].filter((character) => {
        const point = character.codePointAt(0) ?? 0;
        return ranges.some(([from, to]) => point >= from && point <= to);
      });
      const cut = await subsetFont(whole, inFace.join(''), {
        targetFormat: 'woff2',
        variationAxes: { wght: { min: 400, max: 700 } },
      });
      const hash = createHash('sha256').update(cut).digest('hex').slice(0, 8);
      writeFileSync(join(fontDir, `${code}-${face}.${hash}.woff2`), cut);
    }
  }
}
