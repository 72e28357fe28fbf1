import { describe, expect, it } from 'vitest';
import { foldText, searchOptions } from '@/components/ui/search-options';

const options = [
  { value: 'AU', label: 'Australia', keywords: 'AU' },
  { value: 'CI', label: 'Côte d’Ivoire', keywords: 'CI' },
  { value: 'GB', label: 'United Kingdom', keywords: 'GB UK England' },
  { value: 'LV', label: 'Łotwa', keywords: 'LV' },
  { value: 'UA', label: 'Ukraine', keywords: 'UA' },
  { value: 'US', label: 'United States', keywords: 'US America' },
  { value: 'BY', label: 'Weißrussland' },
  { value: 'DE', label: 'ドイツ', keywords: 'DE' },
];
const found = (text: string) => searchOptions(options, text).map(({ value }) => value);

describe('searchOptions', () => {
  it('finds everything, in its order, by an empty text', () => {
    expect(found('')).toEqual(options.map(({ value }) => value));
    expect(found('  ')).toHaveLength(options.length);
  });

  it('finds a text anywhere in the label', () => {
    expect(found('king')).toEqual(['GB']);
  });

  it.each([
    ['AUSTR', 'AU'],
    ['cote', 'CI'],
    ['CÔTE', 'CI'],
    ['lotwa', 'LV'],
    ['łot', 'LV'],
    ['weissruss', 'BY'],
    ['どい', 'DE'],
    ['ドイ', 'DE'],
  ])('ignores case, accents and spelling variants: %s', (text, expected) => {
    expect(found(text)).toEqual([expected]);
  });

  it('finds by the keywords, which are not shown', () => {
    expect(found('engl')).toEqual(['GB']);
  });

  it('puts labels that begin with the text first, then such keywords, then the rest', () => {
    expect(found('uk')).toEqual(['UA', 'GB']);
    expect(found('us')).toEqual(['US', 'AU', 'BY']);
  });

  it('finds nothing by what is nowhere', () => {
    expect(found('xyz')).toEqual([]);
  });
});

describe('foldText', () => {
  it('does not depend on the language of the browser: I becomes i', () => {
    expect(foldText('ITALY')).toBe('italy');
  });
});
