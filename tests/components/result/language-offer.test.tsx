import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteCode } from '@/lib/site/sites';
import datedLinks from '../../fixtures/share/dated-links.json';
import datedMeasurements from '../../fixtures/share/dated-measurements.json';
import { goldenCase } from '../../unit/bac/golden';
import { enter, modelOf, openResultAnew, ResultPage, setClock } from './render-result';

const code = datedLinks[0]?.code ?? '';
const measurementCode = datedMeasurements[0]?.code ?? '';

/** Opens a page in a browser with these languages. */
async function open(path: string, languages: string[], siteCode: SiteCode = 'en') {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  window.history.replaceState(null, '', path);
  render(<ResultPage siteCode={siteCode} />);
  await screen.findByTestId('change-data');
}

openResultAnew();
beforeEach(() => {
  setClock('2026-11-21T23:30');
  enter(modelOf(goldenCase('R01').input));
});

describe('the language offer', () => {
  it.each([
    ['de', `/result/${code}/`, ['de-AT', 'en'], 'Deutsch?', `/de/ergebnis/${code}/?lang=de`],
    ['en', `/pl/wynik/${code}/`, ['en-GB'], 'English?', `/result/${code}/?lang=en`],
    [
      'fr',
      `/result/${measurementCode}/`,
      ['fr'],
      'Français?',
      `/fr/resultat/${measurementCode}/?lang=fr`,
    ],
  ])(
    'leads a reader of %s to the same link, also of a measurement',
    async (lang, path, languages, words, href) => {
      await open(path, languages, path.startsWith('/pl') ? 'pl' : 'en');
      const offer = screen.getByTestId('language-offer');
      expect(offer.textContent).toBe(words);
      expect(offer).toHaveAttribute('href', href);
      expect(offer).toHaveAttribute('hreflang', lang);
      expect(offer).toHaveAttribute('lang', lang);
    },
  );

  // Whose browser or choice names which language: tests/components/browser/locale-preference.
  it.each([
    ['to a visitor whose first language is that of the page', ['en-US', 'de']],
    ['to who chose the language of the page', ['de'], 'en'],
    ['beside one’s own result', ['de'], '', '/result/'],
  ])('is not made %s', async (_, languages, chosen = '', path = `/result/${code}/`) => {
    localStorage.setItem('locale', chosen);
    await open(path, languages);
    expect(screen.queryByTestId('language-offer')).toBeNull();
  });
});
