import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  dropSheetHints,
  trimSheet,
  withInlineStyles,
  withoutSheetHints,
} from '@/tools/build/inline-styles';

const address = '/_next/static/css/a.css';
const page = `<head><link rel="stylesheet" href="${address}" data-precedence="next"/></head>`;
const sheet = (styles: string) => ({ address, stylesOf: () => styles });

describe('withInlineStyles', () => {
  it('puts the rules where the link stood, keeps it from being fetched, and lets the whole sheet come later', () => {
    expect(withInlineStyles(page, sheet('a{color:red}\n'))).toBe(
      '<head><style data-precedence="next">a{color:red}</style>' +
        '<link rel="stylesheet" href="/_next/static/css/a.css" data-precedence="next" disabled=""/>' +
        '<template data-late=""><link rel="stylesheet" href="/_next/static/css/a.css"/></template></head>',
    );
  });

  it('takes a dollar sign in a sheet as it is', () => {
    const styles = 'a::after{content:"$&"}';
    expect(withInlineStyles(page, sheet(styles))).toContain(styles);
  });

  it('asks for the rules of the page and of what scripts insert into it', () => {
    const asked: string[] = [];
    const stylesOf = (html: string) => (asked.push(html), '');
    withInlineStyles(page, { address, stylesOf }, '<script>later</script>');
    expect(asked).toEqual([`${page}<script>later</script>`]);
  });

  it('refuses a sheet that would end its own element', () => {
    const styles = 'a{}</style><script>';
    expect(() => withInlineStyles(page, sheet(styles))).toThrow('end its own element');
  });

  it('refuses a page with no sheet, and one with two', () => {
    expect(() => withInlineStyles('<head></head>', sheet('a{}'))).toThrow('0 style sheets');
    expect(() => withInlineStyles(page + page, sheet('a{}'))).toThrow('2 style sheets');
  });

  it('refuses a page with another sheet', () => {
    const other = { address: '/other.css', stylesOf: () => '' };
    expect(() => withInlineStyles(page, other)).toThrow('unknown sheet');
  });
});

describe('withoutSheetHints', () => {
  it('takes out the rows that ask for a sheet, and leaves those for fonts', () => {
    const font = ':HL["/fonts/de.woff2","font",{"crossOrigin":"anonymous"}]\n';
    const payload = `12:I[7123,[],"default",1]\n:HL["/_next/static/css/a.css","style"]\n4:X\n${font}`;
    expect(withoutSheetHints(payload)).toBe(`12:I[7123,[],"default",1]\n4:X\n${font}`);
  });
});

describe('trimSheet', () => {
  const out = mkdtempSync(join(tmpdir(), 'sheet-'));
  const folder = join(out, '_next/static/css');
  const text =
    '@supports (color:color-mix(in lab,red,red)){.a{color:red}}.b{top:0}.theme-controller{top:0}';
  afterAll(() => rmSync(out, { recursive: true }));

  it('reads the one sheet and removes from it what no page needs', () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'a.css'), text);
    const trimmed = trimSheet(out);
    expect(trimmed.address).toBe(address);
    expect(trimmed.stylesOf('<p class="b">')).toBe('.b{top:0}');
    expect(readFileSync(join(folder, 'a.css'), 'utf8')).toBe('.a{color:red}.b{top:0}');
  });

  it('refuses an export with another number of sheets', () => {
    writeFileSync(join(folder, 'b.css'), text);
    expect(() => trimSheet(out)).toThrow('2 style sheets');
  });
});

describe('dropSheetHints', () => {
  const out = mkdtempSync(join(tmpdir(), 'payloads-'));
  afterAll(() => rmSync(out, { recursive: true }));

  const payloads = (first: string, second: string) => {
    mkdirSync(join(out, 'de'), { recursive: true });
    writeFileSync(join(out, 'index.txt'), first);
    writeFileSync(join(out, 'de/index.txt'), second);
  };

  it('takes the hints out of every payload, and lets one without them be', () => {
    payloads('1:X\n', '1:X\n:HL["/_next/static/css/a.css","style"]\n');
    dropSheetHints(out);
    expect(readFileSync(join(out, 'index.txt'), 'utf8')).toBe('1:X\n');
    expect(readFileSync(join(out, 'de/index.txt'), 'utf8')).toBe('1:X\n');
  });
});
