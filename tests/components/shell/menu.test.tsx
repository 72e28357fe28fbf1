import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Menu } from '@/components/shell/menu';
import { address } from './next-navigation';
import { renderShell } from './render-shell';

vi.mock('next/navigation', () => import('./next-navigation'));

const articles = [
  { name: 'Limits in countries', href: '/law/limits/', group: 'Law and safety' },
  { name: 'Morning after', href: '/health/morning/', group: 'Health' },
  { name: 'Penalties', href: '/law/penalties/', group: 'Law and safety' },
];

const menu = () => screen.getByTestId<HTMLDialogElement>('menu');

async function openMenu() {
  await userEvent.click(screen.getByTestId('menu-open'));
  // Its content is loaded on demand.
  await within(menu()).findByRole('navigation');
}

/** Simulates Escape in a modal dialog, which happy-dom does not support. */
function pressEscape(dialog: HTMLDialogElement) {
  const isAllowed = fireEvent(dialog, new Event('cancel', { cancelable: true }));
  if (isAllowed) act(() => dialog.close());
}

describe('Menu', () => {
  afterEach(() => {
    address.pathname = '/';
  });

  it('opens over a page that cannot scroll, with the focus on its close button', async () => {
    renderShell(<Menu siteCode="en" />);
    expect(menu().open).toBe(false);
    await openMenu();
    expect(menu().open).toBe(true);
    expect(screen.getByTestId('menu-open')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByTestId('menu-close')).toHaveFocus();
    expect(document.documentElement.style.overflow).toBe('hidden');
  });

  it('gives page and focus back when its close button is pressed', async () => {
    renderShell(<Menu siteCode="en" />);
    await openMenu();
    await userEvent.click(screen.getByTestId('menu-close'));
    expect(menu().open).toBe(false);
    expect(screen.getByTestId('menu-open')).toHaveFocus();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('closes on Escape and gives the focus back', async () => {
    renderShell(<Menu siteCode="en" />);
    await openMenu();
    pressEscape(menu());
    expect(menu().open).toBe(false);
    expect(screen.getByTestId('menu-open')).toHaveFocus();
    expect(screen.getByTestId('menu-open')).toHaveAttribute('aria-expanded', 'false');
    await openMenu();
    expect(menu().open).toBe(true);
  });

  it('closes when one of its links is followed, and when the visitor goes back', async () => {
    renderShell(<Menu siteCode="en" />);
    await openMenu();
    await userEvent.click(within(menu()).getByRole('link', { name: 'Help' }));
    expect(menu().open).toBe(false);
    await openMenu();
    fireEvent.popState(window);
    expect(menu().open).toBe(false);
  });

  it('leads to the pages of its language, and marks the one at hand', async () => {
    address.pathname = '/pl/pomoc/';
    renderShell(<Menu siteCode="pl" />);
    await openMenu();
    const links = within(menu());
    expect(links.getByRole('link', { name: 'Virtual Breathalyser, home' })).toHaveAttribute(
      'href',
      '/pl/',
    );
    expect(links.getByRole('link', { name: 'Calculator' })).toHaveAttribute('href', '/pl/');
    expect(links.getByRole('link', { name: 'Last result' })).toHaveAttribute('href', '/pl/wynik/');
    expect(links.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      '/pl/polityka-prywatnosci/',
    );
    const help = links.getByRole('link', { name: 'Help' });
    expect(help).toHaveAttribute('href', '/pl/pomoc/');
    expect(help).toHaveAttribute('aria-current', 'page');
    expect(links.getByRole('link', { name: 'Calculator' })).not.toHaveAttribute('aria-current');
  });

  it('groups articles under the title of their category', async () => {
    renderShell(<Menu siteCode="en" articles={articles} />);
    await openMenu();
    const headings = within(menu()).getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Law and safety', 'Health']);
    const law = headings[0]?.nextElementSibling as HTMLElement;
    const names = within(law)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Limits in countries', 'Penalties']);
  });

  it('has no articles heading without articles', async () => {
    renderShell(<Menu siteCode="en" />);
    await openMenu();
    expect(within(menu()).queryByText('Articles')).toBeNull();
  });

  it('offers every other language by its own name', async () => {
    renderShell(<Menu siteCode="en" />);
    await openMenu();
    const link = within(menu()).getByRole('link', { name: '日本語' });
    expect(link).toHaveAttribute('href', '/jp/');
    expect(link).toHaveAttribute('lang', 'ja');
    expect(within(menu()).queryByRole('link', { name: 'English' })).toBeNull();
  });
});
