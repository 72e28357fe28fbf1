import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBasePath } from '../site/routes';
import { exportedPages } from './early-scripts';

const sheetHint = /:HL\["[^"]+\.css","style"\]\n/g;
const sheetLink = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;

/**
 * A page with its style sheet inside. The link stays, disabled: no browser fetches it, and React,
 * which looks for the link of a sheet before it adds one, takes the sheet for loaded.
 * @param sheetAt the text of a sheet by its address
 */
export function withInlineStyles(html: string, sheetAt: (href: string) => string): string {
  return html.replace(sheetLink, (_, href: string) => {
    const sheet = sheetAt(href).trim();
    if (/<\/style/i.test(sheet)) throw new Error(`${href} cannot stand in a page`);
    return `<style data-precedence="next">${sheet}</style><link rel="stylesheet" href="${href}" data-precedence="next" disabled=""/>`;
  });
}

/**
 * A navigation payload without its hints to preload sheets. Where page and payload are of different
 * deployments, the sheet of one is another file, which the host may not have: the page that takes
 * over brings its own.
 */
export function withoutSheetHints(payload: string): string {
  return payload.replace(sheetHint, '');
}

/** Puts the style sheet into every page: nothing has to be fetched before the first paint. */
export function inlineStyles(out: string): void {
  const sheetAt = (href: string) =>
    readFileSync(join(out, href.slice(withBasePath('').length)), 'utf8');
  for (const page of exportedPages(out)) {
    const file = join(out, page);
    const html = readFileSync(file, 'utf8');
    const styled = withInlineStyles(html, sheetAt);
    if (styled === html) throw new Error(`No style sheet in ${file}`);
    writeFileSync(file, styled);
  }
  for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.txt')) continue;
    const file = join(entry.parentPath, entry.name);
    const payload = readFileSync(file, 'utf8');
    const shorter = withoutSheetHints(payload);
    if (shorter !== payload) writeFileSync(file, shorter);
  }
}
