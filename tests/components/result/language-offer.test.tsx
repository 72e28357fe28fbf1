import { render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteCode } from '@/lib/site/sites';
import datedLinks from '../../fixtures/share/dated-links.json';
import datedMeasurements from '../../fixtures/share/dated-measurements.json';
import { goldenCase } from './golden-cases';
import { enter, loadDetails, modelOf, ResultPage, setClock } from './render-result';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn(), replace: vi.fn(), back: vi.fn(), prefetch: vi.fn() }),
  usePathname: () => window.location.pathname,
}));

const code = datedLinks[0]?.code ?? '';
const measurementCode = datedMeasurements[0]?.code ?? '';

/** Opens a page in a browser with these languages. */
async function open(path: string, languages: string[], siteCode: SiteCode = 'en') {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  window.history.replaceState(null, '', path);
  render(<ResultPage siteCode={siteCode} />);
  await screen.findByTestId('change-data');
}

beforeAll(loadDetails);
beforeEach(() => {
  localStorage.clear();
  setClock('2026-11-21T23:30');
  enter(modelOf(goldenCase('R01').input));
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the language offer', () => {
  it('leads a reader of German to the same link in German', async () => {
    await open(`/result/${code}/`, ['de-AT', 'en']);
    const offer = screen.getByTestId('language-offer');
    expect(offer).toHaveTextContent(/^Deutsch\?$/);
    expect(offer).toHaveAttribute('href', `/de/ergebnis/${code}/?lang=de`);
    expect(offer).toHaveAttribute('hreflang', 'de');
    expect(offer).toHaveAttribute('lang', 'de');
  });

  it('leads from a Polish page to English, which is then remembered', async () => {
    await open(`/pl/wynik/${code}/`, ['en-GB'], 'pl');
    const offer = screen.getByTestId('language-offer');
    expect(offer).toHaveTextContent(/^English\?$/);
    expect(offer).toHaveAttribute('href', `/result/${code}/?lang=en`);
  });

  it('goes by the language chosen earlier', async () => {
    localStorage.setItem('locale', 'pl');
    await open(`/result/${code}/`, ['en']);
    expect(screen.getByTestId('language-offer')).toHaveTextContent('Polski?');
  });

  it('is made for a measurement too', async () => {
    await open(`/result/${measurementCode}/`, ['fr']);
    const offer = screen.getByTestId('language-offer');
    expect(offer).toHaveAttribute('href', `/fr/resultat/${measurementCode}/?lang=fr`);
  });

  it.each([
    ['whose first language is that of the page', ['en-US', 'de']],
    ['who reads none of ours', ['fi', 'sv-SE']],
    ['whose browser names no language', []],
  ])('is not made to a visitor %s', async (_, languages) => {
    await open(`/result/${code}/`, languages);
    expect(screen.queryByTestId('language-offer')).toBeNull();
  });

  it('is not made to who chose the language of the page', async () => {
    localStorage.setItem('locale', 'en');
    await open(`/result/${code}/`, ['de']);
    expect(screen.queryByTestId('language-offer')).toBeNull();
  });

  it('is not made beside one’s own result', async () => {
    await open('/result/', ['de']);
    expect(screen.queryByTestId('language-offer')).toBeNull();
  });
});
