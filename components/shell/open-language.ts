import { isReachable } from '@/lib/browser/reach';
import type { Translator } from '@/lib/i18n/duration-text';
import type { Site } from '@/lib/site/sites';
import { startLoading } from '@/lib/store/loading';
import { showToast } from '@/lib/store/toasts';

/** Opens a page in another language; if it is neither stored nor reachable, a toast says so. */
export async function openLanguage(
  href: string,
  { code, nativeName: language }: Site,
  t: Translator,
): Promise<void> {
  const stopLoading = startLoading();
  const canOpen = await isReachable(href, code);
  stopLoading();
  // An open dialog would cover the toast, and would still be open on coming back.
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  if (canOpen) location.assign(href);
  else showToast({ type: 'warning', text: t('error.language', { language }) });
}
