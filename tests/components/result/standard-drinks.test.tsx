import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { showInCountry } from './country-facts';
import { openResultAnew } from './render-result';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn(), replace: vi.fn(), back: vi.fn(), prefetch: vi.fn() }),
  usePathname: () => window.location.pathname,
}));

openResultAnew();

// Three half litres of 5 % are 59.175 g.
describe('standard drinks on the result', () => {
  it.each([
    ['US', 14, 'about 4.2 (14 g each)'],
    ['JP', 20, 'about 3.0 (20 g each)'],
    ['GB', 8, 'about 7.4 UK units (8 g each)'],
  ])('are those of %s', (iso2, standardDrinkGrams, words) => {
    showInCountry(iso2, { standardDrinkGrams }, '2026-11-21T23:30');
    const card = screen.getByTestId('card-alcohol');
    expect(card).toHaveTextContent('Standard drinks');
    expect(card.textContent?.replaceAll('\u00a0', ' ')).toContain(words);
  });

  it('are left out where a country has none', () => {
    showInCountry('DE', {}, '2026-11-21T23:30');
    expect(screen.getByTestId('card-alcohol')).not.toHaveTextContent('Standard drinks');
  });
});
