import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LanguageLinks } from '@/components/shell/language-links';
import type { SiteCode } from '@/lib/site/sites';
import { renderShell } from './render-shell';

const { trackClick } = vi.hoisted(() => ({ trackClick: vi.fn() }));
vi.mock('@/lib/browser/analytics', () => ({ trackClick }));
vi.mock('next/navigation', () => import('./next-navigation'));

function goTo(path: string) {
  window.history.replaceState(null, '', path);
}

function links(siteCode: SiteCode) {
  return <LanguageLinks siteCode={siteCode} labels="codes" className="" linkClassName="" />;
}

/** Where a link leads once it is about to be used. */
function hrefOf(code: string) {
  const link = screen.getByText(code, { selector: 'a' });
  fireEvent.focus(link);
  return link.getAttribute('href');
}

/** What the page in view says of its translations. */
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
    ['/', 'en', '/de/', '/br/'],
    ['/result/', 'en', '/de/ergebnis/', '/br/resultado/'],
    ['/pl/wynik/Zx09/', 'pl', '/de/ergebnis/Zx09/', '/br/resultado/Zx09/'],
    ['/privacy-policy/', 'en', '/de/datenschutzerklaerung/', '/br/politica-de-privacidade/'],
    ['/cz/napoveda/', 'cz', '/de/hilfe/', '/br/ajuda/'],
    ['/nowhere/', 'en', '/de/', '/br/'],
  ] as const)(
    'keeps the page: from %s on %s to %s and %s',
    (pathname, siteCode, german, brazilian) => {
      goTo(pathname);
      renderShell(links(siteCode));
      expect(hrefOf('DE')).toBe(german);
      expect(hrefOf('BR')).toBe(brazilian);
    },
  );

  it('finds an article by the alternates that its page names, whatever host they name', () => {
    nameAlternate('de', 'https://example.org/de/recht/promillegrenzen/');
    goTo('/law/bac-limits/');
    renderShell(links('en'));
    expect(hrefOf('DE')).toBe('/de/recht/promillegrenzen/');
    expect(hrefOf('BR')).toBe('/br/');
  });

  it('marks links to English, so that an earlier choice does not lead back', () => {
    goTo('/pl/wynik/');
    renderShell(links('pl'));
    expect(hrefOf('EN')).toBe('/result/?lang=en');
  });

  it('is exported with the homes, whatever address the file will stand for', () => {
    goTo('/en/result/');
    const html = renderToString(links('en'));
    expect(html).toContain('href="/de/"');
    expect(html).not.toContain('ergebnis');
  });

  it('remembers the choice for all sites and records it', () => {
    renderShell(links('en'));
    const link = screen.getByRole('link', { name: 'PL Polski' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(localStorage.getItem('locale')).toBe('pl');
    expect(trackClick).toHaveBeenCalledExactlyOnceWith('language', 'pl');
  });
});
