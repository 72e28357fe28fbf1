import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Footer } from '@/components/shell/footer';
import { SocialLinks } from '@/components/shell/social-links';
import { renderShell } from './render-shell';

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

  it('tells the version with the primary locale', () => {
    renderShell(<Footer siteCode="br" />);
    expect(screen.getByTestId('version')).toHaveTextContent('Version 25.1017.17 pt-BR');
    expect(screen.getByTestId('version')).toHaveAttribute('title', 'Version 25.1017.17 pt-BR');
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
