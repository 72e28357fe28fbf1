import { copyText } from './copy-text';

export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** What the share sheet of the device is given. */
export interface SharedLink {
  url: string;
  title: string;
  /** Written before the link by apps that take a text. */
  text: string;
}

/**
 * Hands a link on: by the device's share sheet where fingers are the main pointer, else by the
 * clipboard, which gets the link alone. Never throws; 'failed' asks the page to show the link for
 * copying by hand.
 */
export async function shareLink(link: SharedLink): Promise<ShareOutcome> {
  if (canShare()) {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      console.warn('The share sheet did not open; copying instead.', error);
    }
  }
  return (await copyText(link.url)) ? 'copied' : 'failed';
}

/** Desktop browsers have share sheets too, but a copied link is what people expect there. */
function canShare(): boolean {
  return typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches;
}
