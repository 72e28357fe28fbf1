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
  it.each(['', '  '])('finds everything, in its order, by %j', (text) => {
    expect(found(text)).toEqual(options.map(({ value }) => value));
  });

  it.each([
    ['anywhere in the label', 'king', ['GB']],
    ['of any case', 'AUSTR', ['AU']],
    ['without accents', 'cote', ['CI']],
    ['with accents', 'CÔTE', ['CI']],
    ['without strokes', 'lotwa', ['LV']],
    ['with strokes', 'łot', ['LV']],
    ['of another spelling', 'weissruss', ['BY']],
    ['in hiragana', 'どい', ['DE']],
    ['in katakana', 'ドイ', ['DE']],
    ['of the keywords, which are not shown', 'engl', ['GB']],
    ['at the start of labels first, then of keywords', 'uk', ['UA', 'GB']],
    ['at the start first, then the rest', 'us', ['US', 'AU', 'BY']],
    ['nowhere', 'xyz', []],
  ])('finds a text %s: %s', (_, text, expected) => expect(found(text)).toEqual(expected));
});

describe('foldText', () => {
  it('does not depend on the language of the browser: I becomes i', () => {
    expect(foldText('ITALY')).toBe('italy');
  });
});
