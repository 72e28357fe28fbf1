import { readdirSync } from 'node:fs';
import { withBasePath } from './routes';
import type { SiteCode } from './sites';

/**
 * Arial with the metrics of Inter: nothing is laid out otherwise while the font is not there. Ascent 96.9
 * and descent 24.1 per cent of the size, divided by what makes the widths of our texts equal.
 */
const fallbackFaces =
  "@font-face{font-family:'Inter Fallback';src:local('Arial'),local('Liberation Sans');" +
  'ascent-override:90.44%;descent-override:22.52%;line-gap-override:0%;size-adjust:107.12%}' +
  "@font-face{font-family:'Inter Fallback';src:local('Arial Bold'),local('Liberation Sans Bold');" +
  'font-weight:700;' +
  'ascent-override:96.2%;descent-override:23.95%;line-gap-override:0%;size-adjust:100.7%}';

const ranges: Record<string, string> = {
  latin: '',
  'latin-ext': 'unicode-range:U+0100-02FF,U+1E00-1EFF,U+2020,U+20A0-20AB,U+20AD-20CF,U+2113;',
  cyrillic: 'unicode-range:U+0301,U+0400-052F,U+2116;',
};

/**
 * The `@font-face` rules of a site, for the subset files that tools/prepare/fonts.ts wrote. They are
 * asked for on later pages only (docs/adr/0014): the first one is painted in the fallback.
 */
export function fontRules(code: SiteCode): string {
  const names = readdirSync('public/fonts').filter((name) => name.startsWith(`${code}-`));
  if (names.length === 0) throw new Error(`No font files for ${code}: run tools/prepare/index.ts`);
  const rules = names.map((name) => {
    const face = name.slice(code.length + 1).split('.')[0] ?? '';
    const href = withBasePath(`/fonts/${name}`);
    return (
      `@font-face{font-family:'Inter Cut';src:url(${href}) format('woff2');` +
      `font-weight:400 700;font-display:optional;${ranges[face] ?? ''}}`
    );
  });
  return rules.join('') + fallbackFaces;
}
