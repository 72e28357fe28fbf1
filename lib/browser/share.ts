export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/**
 * Hands a link on: by the device's share sheet where fingers are the main pointer, else by the
 * clipboard. Never throws; 'failed' asks the page to show the link for copying by hand.
 * @param title what the share sheet calls the link
 */
export async function shareLink(url: string, title: string): Promise<ShareOutcome> {
  if (canShare()) {
    try {
      await navigator.share({ url, title });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      console.warn('The share sheet did not open; copying instead.', error);
    }
  }
  return (await copied(url)) ? 'copied' : 'failed';
}

/** Desktop browsers have share sheets too, but a copied link is what people expect there. */
function canShare(): boolean {
  return typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches;
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn('The clipboard is not available; trying the old way.', error);
    return copiedFromTextarea(text);
  }
}

/** For pages without HTTPS and old browsers, which have no `navigator.clipboard`. */
function copiedFromTextarea(text: string): boolean {
  const focused = document.activeElement;
  const textarea = document.createElement('textarea');
  textarea.value = text;
  textarea.readOnly = true;
  textarea.style.position = 'fixed';
  textarea.style.opacity = '0';
  document.body.append(textarea);
  textarea.select();
  try {
    return document.execCommand('copy');
  } catch (error) {
    console.warn('The link could not be copied.', error);
    return false;
  } finally {
    textarea.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
