import { describe, expect, it } from 'vitest';
import file from '@/content/help-lines.json';
import { lookCloserFrom } from '@/lib/answers/audit-c';
import { helpLinesOf } from '@/lib/answers/help-lines';
import { siteCodes } from '@/lib/site/sites';

describe('help lines', () => {
  it.each(siteCodes)('of %s have a number and a source', (code) => {
    expect(helpLinesOf(code).text).toMatch(/\d{3}/);
    for (const { source } of file.sites[code]) expect(source).not.toBe('');
  });

  it('stand together on a site that has two', () => {
    expect(helpLinesOf('en')).toEqual({
      text: 'US: SAMHSA, 1-800-662-4357; UK: Drinkline, 0300 123 1110',
      asOf: '2026-11-21',
    });
  });

  // data/markets: a weak source in Spain, an old announcement in Russia.
  it('have no date where nobody could confirm them', () => {
    const unconfirmed = siteCodes.filter((code) => helpLinesOf(code).asOf === null);
    expect(unconfirmed).toEqual(['es', 'ru']);
  });
});

it('AUDIT-C looks closer from 3 points of women and 4 of men', () => {
  expect(lookCloserFrom('en')).toEqual({ woman: 3, man: 4 });
  // Istituto superiore di sanità: 4 for women, 5 for men.
  expect(lookCloserFrom('it')).toEqual({ woman: 4, man: 5 });
});
