import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { href, withBasePath } from '@/lib/site/routes';
import { siteCodes } from '@/lib/site/sites';
import { exportedPages } from './early-scripts';
import { firstAnswerCode } from './first-answer';
import {
  readSheet,
  withoutOldColours,
  withoutThemeControllers,
  type PageSheet,
} from './page-styles';

const sheetHint = /:HL\["[^"]+\.css","style"\]\n/g;
const sheetLink = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/;

/**
 * A page with the rules that it needs at first inside. Its own link stays, disabled: no browser fetches
 * it, and React, which looks for the link of a sheet before it adds one, takes the sheet for loaded.
 * The whole sheet comes with the scripts (lib/early/page-scripts.ts), for what they draw: behind all
 * others, since one that comes between them makes Chromium choose all fonts anew, and text moves.
 * @param styles the rules that it needs at first
 * @throws when it has not exactly one link to a sheet
 */
export function withInlineStyles(html: string, styles: string): string {
  const links = html.match(new RegExp(sheetLink, 'g')) ?? [];
  if (links.length !== 1) throw new Error(`A page with ${links.length} style sheets`);
  if (/<\/style/i.test(styles)) throw new Error('A style sheet that cannot stand in a page');
  const whole = `<template data-late=""><link rel="stylesheet" href="${sheetAddress(html)}"/></template>`;
  return html
    .replace(
      sheetLink,
      (_, href: string) =>
        `<style data-precedence="next">${styles.trim()}</style>` +
        `<link rel="stylesheet" href="${href}" data-precedence="next" disabled=""/>`,
    )
    .replace('</head>', () => `${whole}</head>`);
}

/**
 * A navigation payload without its hints to preload sheets. Where page and payload are of different
 * deployments, the sheet of one is another file, which the host may not have: the page that takes
 * over brings its own.
 */
export function withoutSheetHints(payload: string): string {
  return payload.replace(sheetHint, '');
}

/**
 * Takes the hints out of every payload of an export.
 * @throws {Error} when none had one: they are written otherwise now, and would stay
 */
export function dropSheetHints(out: string): void {
  let dropped = 0;
  for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.txt')) continue;
    const file = join(entry.parentPath, entry.name);
    const payload = readFileSync(file, 'utf8');
    const shorter = withoutSheetHints(payload);
    if (shorter === payload) continue;
    writeFileSync(file, shorter);
    dropped++;
  }
  if (dropped === 0) throw new Error(`No payload in ${out} asks for a style sheet`);
}

/** The address of the one sheet that all pages share. */
function sheetAddress(html: string): string {
  const [, href] = sheetLink.exec(html) ?? [];
  if (!href) throw new Error('A page without a style sheet');
  return href;
}

/** What draws the first answer of a page, as if it stood there; empty where there is none. */
async function firstAnswerOf(page: string): Promise<string> {
  const names = ['home', 'result'] as const;
  const name = names.find((one) =>
    siteCodes.some((code) => page === `${href(code, { page: one }).slice(1)}index.html`),
  );
  return name ? `<script>${await firstAnswerCode[name]}</script>` : '';
}

/** Puts what each page needs of the style sheet into it: nothing has to be fetched before the first paint. */
export async function inlineStyles(out: string): Promise<void> {
  const sheets = new Map<string, PageSheet>();
  const sheetAt = (href: string): PageSheet => {
    const file = join(out, href.slice(withBasePath('').length));
    const text = withoutThemeControllers(withoutOldColours(readFileSync(file, 'utf8')));
    writeFileSync(file, text);
    return readSheet(text);
  };
  for (const page of exportedPages(out)) {
    const file = join(out, page);
    const html = readFileSync(file, 'utf8');
    const href = sheetAddress(html);
    const sheet = sheets.get(href) ?? sheetAt(href);
    sheets.set(href, sheet);
    const first = await firstAnswerOf(page);
    writeFileSync(file, withInlineStyles(html, sheet.stylesOf(html + first)));
  }
  dropSheetHints(out);
}
