import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  dropSheetHints,
  trimSheet,
  withInlineStyles,
  writeRests,
} from '@/tools/build/inline-styles';
import { tempFolder, writeFiles } from '../temp-folder';

const address = '/_next/static/css/a.css';
const page = `<head><link rel="stylesheet" href="${address}" data-precedence="next"/></head>`;
const sheet = (first: string, rest = '') => ({
  address,
  neededBy: () => first,
  splitFor: () => ({ first, rest }),
  rests: () => [rest],
});
const later = { code: '', isAll: false };

describe('withInlineStyles', () => {
  it('puts the rules where the link stood, keeps it from being fetched, and lets the others come as a file', () => {
    const out = tempFolder();
    const parts = sheet('a{color:red}', 'b{color:red}');
    const styled = withInlineStyles(page, parts, later);
    expect(styled).toContain(
      '<head><style data-precedence="next">a{color:red}</style>' +
        '<link rel="stylesheet" href="/_next/static/css/a.css" data-precedence="next" disabled=""/>',
    );
    const [, file = ''] =
      /<template data-late=""><link rel="stylesheet" href="([^"]+)"\/><\/template><\/head>/.exec(
        styled,
      ) ?? [];
    writeFiles(out, { [address]: '' });
    writeRests(out, parts);
    expect(readFileSync(join(out, file), 'utf8')).toBe('b{color:red}');
  });

  it('lets nothing come later where all rules are in the page', () => {
    const styled = withInlineStyles(page, sheet('a{color:red}', 'b{}'), { ...later, isAll: true });
    expect(styled).toContain('<style data-precedence="next">a{color:red}</style>');
    expect(styled).not.toContain('data-late');
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
    expect(trimmed.neededBy('<p class="b">')).toBe('.b{top:0}');
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
