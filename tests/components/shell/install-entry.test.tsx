import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Menu } from '@/components/shell/menu';
import { keepInstallOffer } from '@/lib/early/install-offer';
import { renderShell } from './render-shell';

const agents = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  desktopIPad:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  chromeOnIPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/137.0.7151.79 Mobile/15E148 Safari/604.1',
  inAppOnIPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 380.0.0.28.104',
  chromeOnAndroid:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36',
  samsung:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
};

function pretend(userAgent: string, maxTouchPoints: number) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(maxTouchPoints);
}

/** Mocks the display mode. @returns changes it */
function pretendDisplayMode(isApp: boolean) {
  const list = Object.assign(new EventTarget(), { matches: isApp, media: '' });
  vi.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
  return (matches: boolean) =>
    act(() => {
      list.matches = matches;
      list.dispatchEvent(new Event('change'));
    });
}

/** Dispatches the event with which Chromium offers to install the page. */
function offerInstall(prompt: () => Promise<unknown> = () => Promise.resolve()) {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  fireEvent(window, event);
  return event;
}

/** Every page runs this first. */
keepInstallOffer();

const reopen = () => userEvent.click(screen.getByTestId('menu-open'));

/** Opens the menu, and waits for its content. */
async function openMenu() {
  renderShell(<Menu siteCode="en" articles={[]} />);
  await reopen();
  const menu = within(screen.getByTestId('menu'));
  await menu.findByRole('link', { name: 'Privacy policy' });
  return menu;
}

const entry = () => screen.queryByText('Install app');

afterEach(() => {
  act(() => void window.dispatchEvent(new Event('appinstalled')));
});

describe('the entry to install the site', () => {
  it('is there when the offer came before the page was alive, until it is installed', async () => {
    // The banner of the browser is kept away.
    expect(offerInstall().defaultPrevented).toBe(true);
    await openMenu();
    expect(entry()).toBeVisible();
    fireEvent(window, new Event('appinstalled'));
    await waitFor(() => expect(entry()).toBeNull());
  });

  it('opens the prompt of the browser once, closes the menu and gives the focus back', async () => {
    const prompt = vi.fn(() => Promise.resolve({ outcome: 'dismissed' }));
    offerInstall(prompt);
    const menu = await openMenu();
    await userEvent.click(menu.getByRole('button', { name: 'Install app' }));
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(screen.getByTestId<HTMLDialogElement>('menu').open).toBe(false);
    expect(screen.getByTestId('menu-open')).toHaveFocus();
    await reopen();
    expect(entry()).toBeNull();
    offerInstall(prompt);
    expect(entry()).toBeVisible();
  });

  it('warns when the prompt does not open, and is gone', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    offerInstall(() => Promise.reject(new DOMException('used', 'InvalidStateError')));
    const menu = await openMenu();
    await userEvent.click(menu.getByRole('button', { name: 'Install app' }));
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    expect(entry()).toBeNull();
  });

  it('is not there in the installed app, nor once the page moves into its window', async () => {
    const setIsApp = pretendDisplayMode(true);
    offerInstall();
    await openMenu();
    expect(entry()).toBeNull();
    setIsApp(false);
    expect(entry()).toBeVisible();
    setIsApp(true);
    expect(entry()).toBeNull();
  });
});

describe('on iOS and iPadOS', () => {
  it.each([
    ['iPhone', agents.iPhone],
    ['iPad that calls itself a Mac', agents.desktopIPad],
  ])('Safari has a hint in the words of its share menu: %s', async (_, agent) => {
    pretend(agent, 5);
    const menu = await openMenu();
    const summary = menu.getByText('Install app');
    const hint = menu.getByText('In Safari, tap Share, then ‘Add to Home Screen’.');
    const details = summary.closest('details');
    expect(details?.open).toBe(false);
    expect(details).toContainElement(hint);
    await userEvent.click(summary);
    expect(details?.open).toBe(true);
    expect(screen.getByTestId<HTMLDialogElement>('menu').open).toBe(true);
  });

  it.each([
    ['a Mac', agents.desktopIPad, 0],
    ['Chrome on an iPhone', agents.chromeOnIPhone, 5],
    ['a page inside another app', agents.inAppOnIPhone, 5],
    ['Chrome on Android', agents.chromeOnAndroid, 5],
    ['Samsung Internet', agents.samsung, 5],
  ])('no other browser has it: %s', async (_, agent, touches) => {
    pretend(agent, touches);
    await openMenu();
    expect(entry()).toBeNull();
  });
});
