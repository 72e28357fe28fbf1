/** Chromium's offer to install the page; TypeScript's DOM does not know it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    /** The browser's offer to install, while it stands. */
    installOffer?: InstallOffer | null;
  }
}

/**
 * Inline script: keeps the offer, and the browser's own banner away. The offer comes once, often
 * before any script of the page runs and long before the menu's content is loaded, which takes it
 * up (`install.ts`).
 */
export const installOfferScript = `(function(w){
w.addEventListener('beforeinstallprompt',function(e){e.preventDefault();w.installOffer=e});
w.addEventListener('appinstalled',function(){w.installOffer=null})})(window)`;
