import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Menu } from '@/components/shell/menu';
import { goTo, renderShell } from './render-shell';

const menu = () => screen.getByTestId<HTMLDialogElement>('menu');

async function openMenu() {
  await userEvent.click(screen.getByTestId('menu-open'));
  // Its content is loaded on demand.
  await within(menu()).findByRole('navigation');
}

describe('Menu', () => {
  afterEach(() => goTo('/'));

  it('opens over a page that cannot scroll, and gives page and focus back', async () => {
    renderShell(<Menu siteCode="en" articles={[]} />);
    expect(menu().open).toBe(false);
    await openMenu();
    expect(menu().open).toBe(true);
    expect(screen.getByTestId('menu-open')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByTestId('menu-close')).toHaveFocus();
    expect(document.documentElement.style.overflow).toBe('hidden');
    await userEvent.click(screen.getByTestId('menu-close'));
    expect(menu().open).toBe(false);
    expect(screen.getByTestId('menu-open')).toHaveFocus();
    expect(screen.getByTestId('menu-open')).toHaveAttribute('aria-expanded', 'false');
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('closes when one of its links is followed, and when the visitor goes back', async () => {
    renderShell(<Menu siteCode="en" articles={[]} />);
    await openMenu();
    await userEvent.click(within(menu()).getByRole('link', { name: 'Help' }));
    expect(menu().open).toBe(false);
    await openMenu();
    fireEvent.popState(window);
    expect(menu().open).toBe(false);
  });

  it('does not load this page anew, but lets a new tab have it', async () => {
    renderShell(<Menu siteCode="en" articles={[]} />);
    for (const [keys, isFollowed] of [[{}, false] as const, [{ ctrlKey: true }, true] as const]) {
      await openMenu();
      const here = within(menu()).getByRole('link', { name: 'Calculator' });
      expect(fireEvent.click(here, keys)).toBe(isFollowed);
      expect(menu().open).toBe(false);
    }
  });

  it('leads to the pages of its language, and marks the one at hand', async () => {
    goTo('/pl/pomoc/');
    renderShell(<Menu siteCode="pl" articles={[]} />);
    await openMenu();
    const hrefOf = (name: string) =>
      within(menu()).getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Virtual Breathalyser, home')).toBe('/pl/');
    expect(hrefOf('Calculator')).toBe('/pl/');
    expect(hrefOf('Last result')).toBe('/pl/wynik/');
    expect(hrefOf('Privacy policy')).toBe('/pl/polityka-prywatnosci/');
    expect(hrefOf('Help')).toBe('/pl/pomoc/');
    const marked = menu().querySelectorAll('[aria-current=page]');
    expect([...marked].map(({ textContent }) => textContent)).toEqual(['Help']);
  });

  it('offers every other language by its own name', async () => {
    renderShell(<Menu siteCode="en" articles={[]} />);
    await openMenu();
    const link = within(menu()).getByRole('link', { name: '日本語' });
    expect(link).toHaveAttribute('lang', 'ja');
    expect(within(menu()).queryByRole('link', { name: 'English' })).toBeNull();
  });
});
