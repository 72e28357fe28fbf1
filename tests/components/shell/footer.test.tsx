import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Footer } from '@/components/shell/footer';
import { SocialLinks } from '@/components/shell/social-links';
import { sites } from '@/lib/site/sites';
import { renderShell } from './render-shell';

vi.mock('next/navigation', () => import('./next-navigation'));

describe('Footer', () => {
  it('shows the tagline and what the tagline cannot promise', () => {
    renderShell(<Footer siteCode="en" />);
    expect(screen.getByText('Zero risk, more peace of mind')).toBeVisible();
    expect(screen.getByText('The only zero risk is zero alcohol.')).toBeVisible();
  });

  it('leads to the privacy policy without JavaScript', () => {
    renderShell(<Footer siteCode="de" />);
    expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      '/de/datenschutzerklaerung/',
    );
  });

  it.each([
    ['en', 'Version 25.1017.17 en'],
    ['br', 'Version 25.1017.17 pt-BR'],
    ['cz', 'Version 25.1017.17 cs'],
  ] as const)('tells the version with the primary locale: %s', (siteCode, version) => {
    renderShell(<Footer siteCode={siteCode} />);
    expect(screen.getByTestId('version')).toHaveTextContent(version);
    expect(screen.getByTestId('version')).toHaveAttribute('title', version);
  });

  it('holds the language links', () => {
    renderShell(<Footer siteCode="en" />);
    const nav = screen.getByRole('navigation', { name: 'This site in other languages' });
    expect(nav).toBe(screen.getByTestId('language-links'));
    const others = sites.filter(({ code }) => code !== 'en').map(({ code }) => code.toUpperCase());
    const links = within(nav).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent).sort()).toEqual(others.sort());
  });

  it('shows no social icons while none are configured', () => {
    renderShell(<Footer siteCode="en" />);
    expect(screen.queryByRole('list', { name: 'Follow us' })).toBeNull();
  });
});

describe('SocialLinks', () => {
  it('shows a named icon for each configured network', () => {
    const links = [
      { name: 'Mastodon', url: 'https://social.example/@us', iconPath: 'M0 0h24v24z' },
    ];
    renderShell(<SocialLinks links={links} />);
    const link = within(screen.getByRole('list', { name: 'Follow us' })).getByRole('link');
    expect(link).toHaveAccessibleName('Mastodon');
    expect(link).toHaveAttribute('href', 'https://social.example/@us');
    expect(link.querySelector('path')).toHaveAttribute('d', 'M0 0h24v24z');
  });
});
