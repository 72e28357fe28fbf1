import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LanguageLinks } from '@/components/shell/language-links';
import type { SiteCode } from '@/lib/site/sites';
import { goTo, renderShell, Words } from './render-shell';

const { trackClick } = vi.hoisted(() => ({ trackClick: vi.fn() }));
vi.mock('@/lib/browser/analytics', () => ({ trackClick }));
function links(siteCode: SiteCode) {
  return <LanguageLinks siteCode={siteCode} labels="codes" className="" linkClassName="" />;
}

/** The address of a link after it received focus. */
function hrefOf(code: string) {
  const link = screen.getByText(code, { selector: 'a' });
  fireEvent.focus(link);
  return link.getAttribute('href');
}

/** Adds an `alternate` link to the page. */
function nameAlternate(locale: string, url: string) {
  const link = document.createElement('link');
  link.rel = 'alternate';
  link.hreflang = locale;
  link.href = url;
  document.head.append(link);
}

describe('LanguageLinks', () => {
  beforeEach(() => trackClick.mockClear());
  afterEach(() => {
    goTo('/');
    document.head.querySelectorAll('link').forEach((link) => link.remove());
    localStorage.clear();
  });

  it('labels the other languages with upper-case codes and names them for screen readers', () => {
    renderShell(links('de'));
    const shown = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(shown).toEqual(['EN', 'PL', 'ES', 'FR', 'BR', 'RU', 'IT', 'CZ', 'JP', 'CN']);
    const czech = screen.getByRole('link', { name: 'CZ Čeština' });
    expect(czech).toHaveAttribute('lang', 'cs');
    expect(czech).toHaveAttribute('hreflang', 'cs');
    expect(czech).toHaveAttribute('title', 'Čeština');
  });

  it.each([
    ['/', 'en', '/de/?lang=de', '/br/?lang=br'],
    ['/result/', 'en', '/de/ergebnis/?lang=de', '/br/resultado/?lang=br'],
    ['/pl/wynik/Zx09/', 'pl', '/de/ergebnis/Zx09/?lang=de', '/br/resultado/Zx09/?lang=br'],
    [
      '/privacy-policy/',
      'en',
      '/de/datenschutzerklaerung/?lang=de',
      '/br/politica-de-privacidade/?lang=br',
    ],
    ['/cz/napoveda/', 'cz', '/de/hilfe/?lang=de', '/br/ajuda/?lang=br'],
    ['/nowhere/', 'en', '/de/?lang=de', '/br/?lang=br'],
    ['/de/ergebnis/', 'de', '/result/?lang=en', '/br/resultado/?lang=br'],
  ] as const)('keeps the page: from %s on %s to %s and %s', (pathname, siteCode, first, last) => {
    goTo(pathname);
    renderShell(links(siteCode));
    expect(hrefOf(siteCode === 'de' ? 'EN' : 'DE')).toBe(first);
    expect(hrefOf('BR')).toBe(last);
  });

  it('finds an article by the alternates that its page names, whatever host they name', () => {
    nameAlternate('de', 'https://example.org/de/recht/promillegrenzen/');
    goTo('/law/bac-limits/');
    renderShell(links('en'));
    expect(hrefOf('DE')).toBe('/de/recht/promillegrenzen/?lang=de');
    expect(hrefOf('BR')).toBe('/br/?lang=br');
  });

  it('is exported with the homes, whatever address the file will stand for', () => {
    goTo('/en/result/');
    const html = renderToString(<Words>{links('en')}</Words>);
    expect(html).toContain('href="/de/"');
    expect(html).not.toContain('ergebnis');
  });

  it('records the choice, and leaves it to the page that it leads to to remember it', () => {
    renderShell(links('en'));
    const link = screen.getByRole('link', { name: 'PL Polski' });
    // happy-dom would fetch the page.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link);
    expect(link).toHaveAttribute('href', '/pl/?lang=pl');
    expect(localStorage.getItem('locale')).toBeNull();
    expect(trackClick).toHaveBeenCalledExactlyOnceWith('language', 'pl');
  });
});
