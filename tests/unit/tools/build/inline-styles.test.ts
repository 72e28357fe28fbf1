import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dropSheetHints, trimSheet, withInlineStyles } from '@/tools/build/inline-styles';
import { tempFolder, writeFiles } from '../temp-folder';

const address = '/_next/static/css/a.css';
const page = `<head><link rel="stylesheet" href="${address}" data-precedence="next"/></head>`;
const sheet = (styles: string) => ({ address, stylesOf: () => styles });
const later = { code: '', isAll: false };

describe('withInlineStyles', () => {
  it('puts the rules where the link stood, keeps it from being fetched, and lets the whole sheet come later', () => {
    expect(withInlineStyles(page, sheet('a{color:red}\n'), later)).toBe(
      '<head><style data-precedence="next">a{color:red}</style>' +
        '<link rel="stylesheet" href="/_next/static/css/a.css" data-precedence="next" disabled=""/>' +
        '<template data-late=""><link rel="stylesheet" href="/_next/static/css/a.css"/></template></head>',
    );
  });

  it('takes a dollar sign in a sheet as it is', () => {
    const styles = 'a::after{content:"$&"}';
    expect(withInlineStyles(page, sheet(styles), later)).toContain(styles);
  });

  it.each([
    ['a sheet that would end its own element', page, 'a{}</style><script>', 'end its own element'],
    ['a page with no sheet', '<head></head>', 'a{}', '0 style sheets'],
    ['a page with two', page + page, 'a{}', '2 style sheets'],
    ['a page with another', page.replace('a.css', 'b.css'), 'a{}', 'unknown sheet'],
  ])('refuses %s', (_, html, styles, why) => {
    expect(() => withInlineStyles(html, sheet(styles), later)).toThrow(why);
  });
});

describe('trimSheet', () => {
  const out = tempFolder();
  const text = '@supports (color:color-mix(in lab,red,red)){.a{color:red}}.b{top:0}';

  it('reads the one sheet and removes from it what no page needs', () => {
    writeFiles(out, { [address]: text });
    const trimmed = trimSheet(out);
    expect(trimmed.address).toBe(address);
    expect(trimmed.stylesOf('<p class="b">')).toBe('.b{top:0}');
    expect(readFileSync(join(out, address), 'utf8')).toBe('.a{color:red}.b{top:0}');
  });

  it('refuses an export with another number of sheets', () => {
    writeFiles(out, { '_next/static/css/b.css': text });
    expect(() => trimSheet(out)).toThrow('2 style sheets');
  });
});

describe('dropSheetHints', () => {
  const out = tempFolder();

  it('takes the rows that ask for a sheet out of every payload, and leaves those for fonts', () => {
    const font = ':HL["/fonts/de.woff2","font",{"crossOrigin":"anonymous"}]\n';
    writeFiles(out, { 'de/index.txt': `1:X\n:HL["${address}","style"]\n4:X\n${font}` });
    dropSheetHints(out);
    expect(readFileSync(join(out, 'de/index.txt'), 'utf8')).toBe(`1:X\n4:X\n${font}`);
  });

  it('refuses an export where it is asked for in another way', () => {
    writeFiles(out, { 'de/index.txt': `:HL["${address}","style",{}]\n` });
    expect(() => dropSheetHints(out)).toThrow('No payload asks');
  });
});
