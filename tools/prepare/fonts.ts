import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import unicodeRanges from '@fontsource-variable/inter/unicode.json';
import subsetFont from 'subset-font';
import { servingVariantsOf } from '@/lib/drinks/variants';
import { siteByCode, siteCodes, sites, type SiteCode } from '@/lib/site/sites';
import { digestOf, filesBelow } from '../build/files';

const inter = 'node_modules/@fontsource-variable/inter';
type Face = 'latin' | 'latin-ext' | 'cyrillic';

/** The font files of Inter and the sites that need them. */
const sitesOfFace: Record<Face, readonly SiteCode[]> = {
  latin: siteCodes,
  'latin-ext': ['pl', 'cz'],
  cyrillic: ['ru'],
};
const fontDir = 'public/fonts';

/** Characters that pages of all languages contain. */
const always =
  '0123456789 ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz' +
  '.,:;!?%‰+−–—-/()[]<>=·…“”„«»‘’\'"&@#*°×±≤≥→\u00a0\u202f';

/** All characters that pages of a site can contain. */
function charactersOf(code: SiteCode): Set<string> {
  const sources = [
    `messages/${code}.json`,
    ...servingVariantsOf(code).map((variant) => `content/servings/${variant}.json`),
    ...filesBelow(`content/articles/${code}`),
    `content/help/${code}.md`,
    `content/safety/${code}.json`,
  ];
  const text = sources.map((path) => readFileSync(path, 'utf8')).join('');
  const names = sites.map((site) => site.nativeName).join('');
  const countries = new Intl.DisplayNames([siteByCode(code).locale], { type: 'region' });
  const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
  const regions = letters.flatMap((a) => letters.map((b) => countries.of(a + b) ?? '')).join('');
  return new Set(always + text + names + regions);
}

/** Whether a font file has a character. */
function hasCharacter(face: Face, character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return unicodeRanges[face].split(',').some((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return point >= parseInt(from, 16) && point <= parseInt(to, 16);
  });
}

/**
 * Writes `public/fonts/{site}-{face}.{hash}.woff2`, Inter with the characters of each language.
 * Japanese and Chinese characters use system fonts.
 */
export async function cutFonts(): Promise<void> {
  rmSync(fontDir, { recursive: true, force: true });
  mkdirSync(fontDir, { recursive: true });
  for (const [face, codes] of Object.entries(sitesOfFace) as [Face, readonly SiteCode[]][]) {
    const whole = readFileSync(`${inter}/files/inter-${face}-wght-normal.woff2`);
    for (const code of codes) {
      const inFace = [...charactersOf(code)].filter((one) => hasCharacter(face, one));
      const cut = await subsetFont(whole, inFace.join(''), {
        targetFormat: 'woff2',
        variationAxes: { wght: { min: 400, max: 700 } },
      });
      writeFileSync(join(fontDir, `${code}-${face}.${digestOf(cut).slice(0, 8)}.woff2`), cut);
    }
  }
}
