import { readFileSync, statSync } from 'node:fs';
import {
  firstAnswerBytes,
  frameworkScriptBytes,
  gzipBytes,
  ourScriptBytes,
  pageFile,
  pageScriptBytes,
} from '../../tools/bench/page-weight';
import { expect, test } from '@playwright/test';

/** Limits of our own client code beyond the bare framework page, gzip, bytes. */
const limits = [
  { path: '/', bytes: 45_000 },
  { path: '/result/', bytes: 45_000 },
  { path: '/help/', bytes: 20_000 },
  { path: '/law-and-safety/dui-drink-driving-penalties/', bytes: 17_000 },
];

for (const { path, bytes } of limits) {
  test(`our own script on ${path} stays under ${bytes / 1000} kB gz`, () => {
    expect(ourScriptBytes(path)).toBeLessThan(bytes);
  });
}

test('an article brings less than 3 kB gz of script that other pages have not', () => {
  const article = '/law-and-safety/dui-drink-driving-penalties/';
  expect(pageScriptBytes(article, ['/', '/help/'])).toBeLessThan(3000);
});

test('docs/measurements.md says what home weighs, to a tenth', () => {
  const [, row = ''] =
    /^\| `\/` +\|(.*)\|$/m.exec(readFileSync('docs/measurements.md', 'utf8')) ?? [];
  const [raw, html, , framework, ours] = row.split('|').map((cell) => Number(cell.trim()) * 1000);
  for (const [said, is] of [
    [raw, statSync(pageFile('/')).size],
    [html, gzipBytes(pageFile('/'))],
    [framework, frameworkScriptBytes()],
    [ours, ourScriptBytes('/')],
  ] as const) {
    expect(is).toBeGreaterThan(0.9 * (said ?? 0));
    expect(is).toBeLessThan(1.1 * (said ?? 0));
  }
});

/** Beside the limits above: for a saved evening or a shared link only, and before the framework. */
for (const { path, bytes } of [
  { path: '/', bytes: 21_000 },
  { path: '/result/', bytes: 34_000 },
]) {
  test(`the first answer on ${path} stays under ${bytes / 1000} kB gz`, () => {
    expect(firstAnswerBytes(path)).toBeLessThan(bytes);
  });
}
