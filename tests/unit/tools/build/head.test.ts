import { describe, expect, it } from 'vitest';
import { insertAtHeadEnd, insertAtHeadStart } from '@/tools/build/head';

const page = '<head><meta charSet="utf-8"/><title>x</title></head>';

describe('markup of the head', () => {
  it('is inserted after the charset declaration', () => {
    expect(insertAtHeadStart(page, '<b/>')).toBe(
      '<head><meta charSet="utf-8"/><b/><title>x</title></head>',
    );
  });

  it('is inserted at the end of the head', () => {
    expect(insertAtHeadEnd(page, '<b/>')).toBe(
      '<head><meta charSet="utf-8"/><title>x</title><b/></head>',
    );
  });

  it('keeps dollar signs', () => {
    expect(insertAtHeadStart(page, "'$&$1'")).toContain("'$&$1'");
  });

  it('is refused without the place to insert it, or with two', () => {
    expect(() => insertAtHeadStart('<head></head>', '')).toThrow('Not exactly one');
    expect(() => insertAtHeadEnd(page + page, '')).toThrow('Not exactly one');
  });
});
