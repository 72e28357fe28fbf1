import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Container } from 'postcss';
import { exportedPages } from '../../tools/build/exported-pages';
import { filesBelow } from '../../tools/build/files';
import { lateScripts } from '../../tools/build/late-scripts';
import { siteCodes } from '../../lib/site/sites';
import { expect, test } from '@playwright/test';

/** What the steps after the export have to leave behind, in every page of it. */
const pages = exportedPages('out').map((page) => ({
  page,
  html: readFileSync(join('out', page), 'utf8'),
}));

const folder = 'out/_next/static/css';
const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));

test('no page fetches a script or a sheet by itself before its first paint', () => {
  expect(pages.length).toBeGreaterThan(100);
  for (const { page, html } of pages) {
    const outside = html.replace(/<template data-(?:late|first-answer)=.*?<\/template>/gs, '');
    expect(outside.match(/<script\b[^>]*\bsrc=[^>]*>/g), page).toBeNull();
    expect(outside.match(/<link\b[^>]*\bas="(?:script|style)"[^>]*>/g), page).toBeNull();
    const linked = outside.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
    expect(linked.length, page).toBe(1);
    expect(linked[0], page).toContain('disabled=""');
  }
});

test('every script but those of error pages is compiled in the background', () => {
  const started = new Set(pages.flatMap(({ html }) => lateScripts(html)));
  const scripts = filesBelow('out/_next/static/chunks').filter((path) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(started.size);
  for (const path of scripts) {
    const isHinted = readFileSync(path, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n');
    expect(isHinted, path).toBe(!/\/(?:global-)?error-/.test(path));
  }
});

test('home and result have a first answer, and no other page has', () => {
  const withAnswer = pages.filter(({ html }) => html.includes('<template data-first-answer='));
  expect(withAnswer.length).toBe(2 * siteCodes.length);
  for (const { page, html } of withAnswer) {
    expect(html, page).toContain('<div data-answer-host="">');
    const [, address] = /data-first-answer="[^"]*"><script src="([^"]+)"/.exec(html) ?? [];
    const isInline = html.includes("<script>if(document.querySelector('head>[data-answer]'))");
    expect(address ? existsSync(join('out', address)) : isInline, page).toBe(true);
  }
});

/** Attributes that scripts write on the root element or on the calculator, each time the answer changes. */
const written = /\[data-(?:answer|display|body|open|verdict|phase)\b/;
/** The last part of a selector matches every element. */
const endsInAll = /(?:^|[\s>+~(,])\*\)*$/;
/** Whatever is added or removed restyles all that follows it, and what is in that. */
const followsAll = /[+~]\s*\*/;
const asksTheRoot = /(?:^|,)\s*(?:html|body|:root)[^\s>+~]*:has\(/;

function isPrinted({ parent }: Container): boolean {
  if (!parent) return false;
  return /print/.test((parent as AtRule).params ?? '') || isPrinted(parent as Container);
}

test('nothing that scripts write, add or remove restyles a whole page', () => {
  const found: string[] = [];
  for (const name of sheets) {
    postcss.parse(readFileSync(join(folder, name), 'utf8')).walkRules((rule) => {
      if (isPrinted(rule)) return;
      const wide = rule.selectors.filter(
        (one) =>
          followsAll.test(one) ||
          one.includes('.theme-controller') ||
          (written.test(one) && (endsInAll.test(one) || asksTheRoot.test(one))),
      );
      found.push(...wide);
    });
  }
  expect(found).toEqual([]);
});

test('the sheets of home and result are those of every language, and register no property', () => {
  const rests = sheets.filter((name) => name.startsWith('rest-'));
  expect(rests.length).toBe(2);
  for (const name of rests)
    expect(readFileSync(join(folder, name), 'utf8'), name).not.toContain('@property');
});
