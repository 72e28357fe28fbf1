import { describe, expect, it } from 'vitest';
import { withInlineStyles, withoutSheetHints } from '../../../lib/build/inline-styles';

const page =
  '<head><link rel="stylesheet" href="/_next/static/css/a.css" data-precedence="next"/></head>';

describe('withInlineStyles', () => {
  it('puts the sheet where its link stood, and keeps the link so that it is not fetched', () => {
    const html = withInlineStyles(page, (href) =>
      href.endsWith('/a.css') ? 'a{color:red}\n' : '',
    );
    expect(html).toBe(
      '<head><style data-precedence="next">a{color:red}</style>' +
        '<link rel="stylesheet" href="/_next/static/css/a.css" data-precedence="next" disabled=""/></head>',
    );
  });

  it('takes a dollar sign in a sheet as it is', () => {
    expect(withInlineStyles(page, () => 'a::after{content:"$&"}')).toContain('content:"$&"');
  });

  it('refuses a sheet that would end its own element', () => {
    expect(() => withInlineStyles(page, () => 'a{}</style><script>')).toThrow('a.css');
  });
});

describe('withoutSheetHints', () => {
  it('takes out the rows that ask for a sheet, and leaves those for fonts', () => {
    const font = ':HL["/fonts/de.woff2","font",{"crossOrigin":"anonymous"}]\n';
    const payload = `12:I[7123,[],"default",1]\n:HL["/_next/static/css/a.css","style"]\n4:X\n${font}`;
    expect(withoutSheetHints(payload)).toBe(`12:I[7123,[],"default",1]\n4:X\n${font}`);
  });
});
