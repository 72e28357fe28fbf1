import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBasePath } from '@/lib/site/routes';
import { digestOf, filesBelow, rewriteFile } from './files';
import { sheetFolder, sheetHint, sheetLink, sheetOwner } from './framework-markup';
import { insertAtHeadEnd } from './head';
import { readSheet, withoutOldColours } from './page-styles';

/** Reads the one sheet, and trims its file. @throws {Error} for an export with none or several */
export function trimSheet(out: string) {
  const names = readdirSync(join(out, sheetFolder)).filter((name) => name.endsWith('.css'));
  const [name] = names;
  if (!name || names.length > 1) throw new Error(`An export with ${names.length} style sheets`);
  const file = join(out, sheetFolder, name);
  const text = rewriteFile(file, withoutOldColours);
  return { ...readSheet(text), address: withBasePath(`/${sheetFolder}/${name}`) };
}

/** The style sheet that all pages share. */
export type SharedSheet = ReturnType<typeof trimSheet>;

/** What scripts may insert into a page. */
interface LaterMarkup {
  /** The code that contains it. */
  code: string;
  /** Whether that is all of it, so that the page never needs another rule. */
  isAll: boolean;
}

/** The name of a sheet with this text below the export. */
const restPath = (rest: string) => `/${sheetFolder}/rest-${digestOf(rest)}.css`;

/**
 * Puts the rules that a page can need into it: all, or those before its scripts run; then the others come
 * with its scripts, as a file. The link to the sheet of Next stays, disabled: not fetched, and React takes
 * it for loaded.
 * @throws {Error} for a page without exactly one link to the sheet
 */
export function withInlineStyles(html: string, sheet: SharedSheet, later: LaterMarkup): string {
  const links = html.match(new RegExp(sheetLink, 'g')) ?? [];
  const [link = '', address] = sheetLink.exec(html) ?? [];
  if (links.length !== 1) throw new Error(`A page with ${links.length} style sheets`);
  if (address !== sheet.address) throw new Error(`A page with an unknown sheet: ${address}`);
  const scripted = `${html}<script>${later.code}</script>`;
  const { first, rest } = later.isAll
    ? { first: sheet.neededBy(scripted).trim(), rest: '' }
    : sheet.splitFor(scripted);
  if (/<\/style/i.test(first)) throw new Error('A style sheet that would end its own element');
  const inline =
    `<style ${sheetOwner}>${first}</style>` +
    `<link rel="stylesheet" href="${address}" ${sheetOwner} disabled=""/>`;
  const styled = html.replace(link, () => inline);
  if (!rest) return styled;
  const others = `<link rel="stylesheet" href="${withBasePath(restPath(rest))}"/>`;
  return insertAtHeadEnd(styled, `<template data-late="">${others}</template>`);
}

/** Writes what pages have left for later. */
export function writeRests(out: string, { rests }: SharedSheet): void {
  for (const rest of rests()) writeFileSync(join(out, restPath(rest)), rest);
}

/**
 * Removes hints to preload a sheet from payloads: a host may lack that of another deployment.
 * @throws {Error} for an export without one: Next writes them in another way
 */
export function dropSheetHints(out: string): void {
  let count = 0;
  const drop = () => {
    count += 1;
    return '';
  };
  for (const file of filesBelow(out).filter((name) => name.endsWith('.txt'))) {
    rewriteFile(file, (payload) => payload.replace(sheetHint, drop));
  }
  if (count === 0) throw new Error('No payload asks for a style sheet');
}
