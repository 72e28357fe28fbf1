import { describe, expect, it } from 'vitest';
import { openResultAnew, showInCountry, textAt } from './render-result';

openResultAnew();

// Three half litres of 5 % are 59.175 g.
describe('standard drinks on the result', () => {
  it.each([
    ['US', 14, 'Standard drinksabout 4.2 (14 g each)'],
    ['JP', 20, 'Standard drinksabout 3.0 (20 g each)'],
    ['GB', 8, 'Standard drinksabout 7.4 UK units (8 g each)'],
  ])('are those of %s', (iso2, standardDrinkGrams, words) => {
    showInCountry(iso2, { standardDrinkGrams }, '2026-11-21T23:30');
    expect(textAt('card-alcohol')).toContain(words);
  });

  it('are left out where a country has none', () => {
    showInCountry('DE', {}, '2026-11-21T23:30');
    expect(textAt('card-alcohol')).not.toContain('Standard drinks');
  });
});
