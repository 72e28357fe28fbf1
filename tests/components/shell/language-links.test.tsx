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

describe('LanguageLinks', () => {
  beforeEach(() => trackClick.mockClear());
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('labels the other languages with upper-case codes and names them for screen readers', () => {
    renderShell(links('de'));
    const shown = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(shown).toEqual(['EN', 'PL', 'ES', 'FR', 'BR', 'RU', 'IT', 'CZ', 'JP', 'CN']);
    const czech = screen.getByRole('link', { name: 'CZ Čeština' });
    expect(czech).toHaveAttribute('lang', 'cs');
    expect(czech).toHaveAttribute('hreflang', 'cs');
    expect(czech).toHaveAttribute('title', 'Čeština');
  });

  it('is exported with the homes, whatever address the file will stand for', () => {
    goTo('/en/result/');
    const html = renderToString(<Words>{links('en')}</Words>);
    expect(html).toContain('href="/de/"');
    expect(html).not.toContain('ergebnis');
  });

  it('records the choice, and leaves it to the page that it leads to to remember it', () => {
    renderShell(links('en'));
    // It would fetch the page.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole('link', { name: 'PL Polski' }));
    expect(localStorage.getItem('locale')).toBeNull();
    expect(trackClick).toHaveBeenCalledExactlyOnceWith('language', 'pl');
  });
});
