import { describe, expect, it } from 'vitest';
import { insertAtHeadEnd, insertAtHeadStart } from '@/tools/build/head';

describe('markup of the head', () => {
  it('is inserted behind the charset declaration or at the end, dollar signs and all', () => {
    const page = '<head><meta charSet="utf-8"/><title>x</title></head>';
    expect(insertAtHeadEnd(insertAtHeadStart(page, "'$&$1'"), '<b/>')).toBe(
      `<head><meta charSet="utf-8"/>'$&$1'<title>x</title><b/></head>`,
    );
  });

  it('is refused without the place to insert it, or with two', () => {
    expect(() => insertAtHeadStart('<head></head>', '')).toThrow('Not exactly one');
    expect(() => insertAtHeadEnd('</head></head>', '')).toThrow('Not exactly one');
  });
});
