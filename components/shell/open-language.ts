import type { useTranslations } from 'next-intl';
import { isWithinReach } from '@/lib/browser/reach';
import type { Site } from '@/lib/site/sites';
import { startLoading } from '@/lib/store/loading';
import { showToast } from '@/lib/store/toasts';

/**
 * Opens a page of another language, unless it is neither stored nor in reach: then the visitor stays
 * on a page that works and is told.
 */
export async function openLanguage(
  href: string,
  { code, nativeName: language }: Site,
  t: ReturnType<typeof useTranslations<never>>,
): Promise<void> {
  const stopLoading = startLoading();
  const canOpen = await isWithinReach(href, code);
  stopLoading();
  // A toast would lie behind it; and whoever comes back has chosen.
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  if (canOpen) location.assign(href);
  else showToast({ type: 'warning', text: t('error.language', { language }) });
}
