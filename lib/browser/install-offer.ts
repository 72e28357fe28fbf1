/** Chromium's offer to install the page; TypeScript's DOM does not know it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

/** The browser's offer to install, while it stands. */
export const install: { offer: InstallOffer | null } = { offer: null };

// The offer comes once, maybe before the page is hydrated and long before the menu's content is
// loaded: this listens as soon as the first script runs, and keeps the browser's own banner away.
// Every page loads it: all the rest is in lib/browser/install.ts, which comes with the menu.
if (typeof window !== 'undefined') {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    install.offer = event as InstallOffer;
  });
  addEventListener('appinstalled', () => {
    install.offer = null;
  });
}
