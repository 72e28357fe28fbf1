import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { dropSheetHints, withInlineStyles, withoutSheetHints } from '@/tools/build/inline-styles';

const page =
  '<head><link rel="stylesheet" href="/_next/static/css/a.css" data-precedence="next"/></head>';

describe('withInlineStyles', () => {
  it('puts the rules where the link stood, keeps it from being fetched, and lets the whole sheet come later', () => {
    expect(withInlineStyles(page, 'a{color:red}\n')).toBe(
      '<head><style data-precedence="next">a{color:red}</style>' +
        '<link rel="stylesheet" href="/_next/static/css/a.css" data-precedence="next" disabled=""/>' +
        '<template data-late=""><link rel="stylesheet" href="/_next/static/css/a.css"/></template></head>',
    );
  });

  it('takes a dollar sign in a sheet as it is', () => {
    expect(withInlineStyles(page, 'a::after{content:"$&"}')).toContain('content:"$&"');
  });

  it('refuses a sheet that would end its own element', () => {
    expect(() => withInlineStyles(page, 'a{}</style><script>')).toThrow('cannot stand');
  });

  it('refuses a page with no sheet, and one with two', () => {
    expect(() => withInlineStyles('<head></head>', 'a{}')).toThrow('0 style sheets');
    expect(() => withInlineStyles(page + page, 'a{}')).toThrow('2 style sheets');
  });
});

describe('withoutSheetHints', () => {
  it('takes out the rows that ask for a sheet, and leaves those for fonts', () => {
    const font = ':HL["/fonts/de.woff2","font",{"crossOrigin":"anonymous"}]\n';
    const payload = `12:I[7123,[],"default",1]\n:HL["/_next/static/css/a.css","style"]\n4:X\n${font}`;
    expect(withoutSheetHints(payload)).toBe(`12:I[7123,[],"default",1]\n4:X\n${font}`);
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

  it('stops the build where the framework writes them otherwise', () => {
    payloads('1:X\n', '1:X\n:HL["/_next/static/css/a.css?v=1","style",{}]\n');
    expect(() => dropSheetHints(out)).toThrow('asks for a style sheet');
  });
});
