import type { useTranslations } from 'next-intl';
import { registerServiceWorker } from '@/lib/browser/service-worker';
import { sitePrefix, withBasePath } from '@/lib/site/routes';
import { siteByCode, type SiteCode } from '@/lib/site/sites';
import { globalStorage, siteKey } from '@/lib/store/storage';
import { dismissToast, showToast } from '@/lib/store/toasts';

type Translate = ReturnType<typeof useTranslations<never>>;

/**
 * Registers the worker of a language and says what a visitor should know of it. In a chunk of its
 * own, loaded when the page is quiet.
 */
export function startOffline(siteCode: SiteCode, t: Translate): void {
  let offer: number | null = null;
  tellAbsentLanguage(t);
  const script = withBasePath(`/sw.${siteCode}.js`);
  void registerServiceWorker(script, withBasePath(sitePrefix(siteCode)), {
    onReady: () =>
      sayOnce(siteCode, 'offline-ready', () =>
        showToast({ type: 'success', text: t('shell.update.ready'), testId: 'offline-ready' }),
      ),
    onUpdate: (accept) => {
      offer = showToast({
        type: 'info',
        text: t('shell.update.available'),
        action: { label: t('shell.update.accept'), onAction: accept },
        sticky: true,
        testId: 'update-available',
      });
    },
    onReplaced: () => {
      if (offer !== null) dismissToast(offer);
      showToast({
        type: 'info',
        text: t('shell.update.elsewhere'),
        action: { label: t('shell.update.reload'), onAction: () => location.reload() },
        sticky: true,
        testId: 'update-elsewhere',
      });
    },
    onNoRoom: () =>
      sayOnce(siteCode, 'offline-no-room', () =>
        showToast({ type: 'warning', text: t('shell.update.noRoom'), testId: 'offline-no-room' }),
      ),
  });
}

/** The visitor's language is neither on the device nor in reach: why this page is in another one. */
function tellAbsentLanguage(t: Translate): void {
  const { absentLanguage } = window;
  if (!absentLanguage) return;
  const { nativeName: language } = siteByCode(absentLanguage);
  showToast({ type: 'warning', text: t('error.language', { language }) });
}

/** Once per language and browser, and only when somebody is looking. */
function sayOnce(siteCode: SiteCode, what: string, say: () => void): void {
  const key = siteKey(siteCode, what);
  const sayNow = () => {
    if (document.visibilityState === 'hidden') return;
    document.removeEventListener('visibilitychange', sayNow);
    if (globalStorage.getItem(key)) return;
    globalStorage.setItem(key, 'said');
    say();
  };
  document.addEventListener('visibilitychange', sayNow);
  sayNow();
}
