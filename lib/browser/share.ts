import { copyText } from './copy-text';

export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

export interface SharedLink {
  url: string;
  title: string;
  /** Apps that accept a text write it before the link. */
  text: string;
}

/**
 * Shares a link with the share sheet on touch devices, else copies the link alone to the clipboard.
 * Never throws; on 'failed' the page should show the link for copying by hand.
 */
export const shareLink = (link: SharedLink): Promise<ShareOutcome> => share(link, link.url);

/** Shares a text like a link. */
export const shareText = (text: string): Promise<ShareOutcome> => share({ text }, text);

async function share(data: ShareData, toCopy: string): Promise<ShareOutcome> {
  const isOffered = typeof navigator.share === 'function' && isTouched();
  const outcome = isOffered ? await openShareSheet(data) : 'failed';
  return outcome === 'failed' && (await copyText(toCopy)) ? 'copied' : outcome;
}

/** False on desktops even if there is a share sheet: people expect a copied link there. */
const isTouched = () => window.matchMedia('(pointer: coarse)').matches;

/** True on touch devices whose share sheet accepts the file. */
export function canShareFile(file: File): boolean {
  return isTouched() && navigator.canShare?.({ files: [file] });
}

/** Opens the share sheet. Never throws; 'failed' if it did not open. */
export async function openShareSheet(data: ShareData): Promise<Exclude<ShareOutcome, 'copied'>> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    console.warn('The share sheet did not open.', error);
    return 'failed';
  }
}
