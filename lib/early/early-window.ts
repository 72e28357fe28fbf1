/** Chromium's offer to install the page; TypeScript's DOM library does not know it. */
export interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    /** Called when React shows what was saved: the page is interactive. Absent in the dev server. */
    onPageInteractive?: () => void;
    /** Shows the notice that the page does not respond, with a button to reload it. */
    showTrouble?: () => void;
    /** The browser's install prompt, while it can be used. */
    installOffer?: InstallOffer | null;
  }
}
