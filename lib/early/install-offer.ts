/** Chromium's offer to install the page; TypeScript's DOM library does not know it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    /** The browser's install prompt, while it can be used. */
    installOffer?: InstallOffer | null;
  }
}

/**
 * Stores the browser's offer to install the page and prevents its own banner. The event fires once,
 * often before the other scripts of the page run; the menu uses it later (`lib/browser/install.ts`).
 */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installOffer = event as InstallOffer;
  });
  window.addEventListener('appinstalled', () => {
    window.installOffer = null;
  });
}
