import type { useTranslations } from 'next-intl';
import { sitePrefix, withBasePath } from '@/lib/site/routes';
import type { Site, SiteCode } from '@/lib/site/sites';
import { startLoading } from '@/lib/store/loading';
import { showToast } from '@/lib/store/toasts';

/** A network that takes longer to say that it is there is none. */
const ANSWER_MS = 10_000;

/** True where the worker of a language has all of it on the device. */
async function isStored(code: SiteCode): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const home = withBasePath(sitePrefix(code));
  // English answers for every language that has no worker of its own.
  const registration = await navigator.serviceWorker.getRegistration(home);
  return Boolean(registration?.active) && registration?.scope === location.origin + home;
}

/** True where the host answers, whatever it answers: its own page says what is wrong. */
async function isReached(href: string): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  try {
    await fetch(href, { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}

/**
 * Opens a page of another language, unless it is neither stored nor in reach: then the visitor stays
 * on a page that works and is told. `navigator.onLine` cannot say it: a network may lead nowhere.
 */
export async function openLanguage(
  href: string,
  { code, nativeName: language }: Site,
  t: ReturnType<typeof useTranslations<never>>,
): Promise<void> {
  const stopLoading = startLoading();
  const canOpen = (await isStored(code).catch(() => false)) || (await isReached(href));
  stopLoading();
  // A toast would lie behind it; and whoever comes back has chosen.
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  if (canOpen) location.assign(href);
  else showToast({ type: 'warning', text: t('error.language', { language }) });
}
