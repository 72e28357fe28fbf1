/** Chromium's offer to install the page; TypeScript's DOM does not know it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

/** The browser's offer to install, while it stands. */
export const install: { offer: InstallOffer | null } = { offer: null };

/**
 * Keeps the browser's offer for the menu and its own banner away. It comes once, maybe before the
 * page is hydrated and long before the menu's content is loaded, so this runs with the first script
 * and stays apart from lib/browser/install.ts, which is loaded with the menu.
 */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    install.offer = event as InstallOffer;
  });
  addEventListener('appinstalled', () => {
    install.offer = null;
  });
}
