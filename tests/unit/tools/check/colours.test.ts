import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageColours } from '@/lib/chart/looks';
import { filesBelow } from '@/tools/build/files';

/** Colours of their own: the two sheets, the shared picture, and what is drawn without a sheet. */
const homes = [
  'app/globals.css',
  'components/result/print/print-page.css',
  'components/result/share/draw-share-card.ts',
  'components/result/answer/ring.tsx',
  'lib/chart/looks.ts',
  'lib/early/theme.ts',
  'lib/pwa/pictures.ts',
];

const hues =
  'red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose';
/** Literal colours and those of Tailwind's palette; black is for shadows and masks. */
const literals = [
  /(?<![\w&])#(?!000\b)(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?![\w-])/,
  /\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\((?!0[ _]0[ _]0)/,
  new RegExp(`-(?:slate|gray|zinc|neutral|stone|${hues})-\\d{2,3}\\b`),
];
const colour = new RegExp(literals.map(({ source }) => source).join('|'), 'gi');

it('a colour stands in a sheet, or where none reaches', () => {
  const found = ['app', 'components', 'lib']
    .flatMap(filesBelow)
    .filter((file) => /\.(tsx?|css)$/.test(file) && !homes.includes(file))
    .flatMap((file) =>
      (readFileSync(file, 'utf8').match(colour) ?? []).map((text) => `${file}: ${text}`),
    );
  expect(found).toEqual([]);
});

it('paper has its own value for every colour of the chart', () => {
  const paper = readFileSync('components/result/print/print-page.css', 'utf8');
  const used = Object.values(pageColours).flatMap((value) => value.match(/--[\w-]+/g) ?? []);
  expect(used.filter((name) => !paper.includes(`${name}:`))).toEqual([]);
});
