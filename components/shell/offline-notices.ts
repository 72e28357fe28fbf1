import { localZone } from '@/lib/browser/local-zone';
import { keepPageWithoutNetwork } from '@/lib/browser/keep-page';
import { registerRootWorker, registerServiceWorker } from '@/lib/browser/service-worker';
import { localTime } from '@/lib/calendar/local-day';
import { MINUTE_MS } from '@/lib/calendar/zone';
import { longDate } from '@/lib/i18n/day-names';
import type { Translator } from '@/lib/i18n/duration-text';
import { sitePrefix, withBasePath } from '@/lib/site/routes';
import { defaultSiteCode, siteByCode, type SiteCode } from '@/lib/site/sites';
import { globalStorage, siteKey } from '@/lib/store/storage';
import { dismissToast, showToast, type Toast } from '@/lib/store/toasts';

/** A notice that stays until it is dismissed. */
const sticky = (type: 'info' | 'warning', text: string, testId: string, action?: Toast['action']) =>
  showToast({ type, text, sticky: true, testId, action });

/** Keeps this page if the next is neither stored nor reachable, and says so until one opens. */
function showConnectionLoss(siteCode: SiteCode, t: Translator): void {
  let shown: number | null = null;
  keepPageWithoutNetwork({
    onLost: (code) => {
      if (code === siteCode) {
        shown = sticky('warning', t('error.connection'), 'no-connection');
        return;
      }
      // An open dialog would cover the toast, and would still be open on coming back.
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      const { nativeName: language } = siteByCode(code);
      showToast({ type: 'warning', text: t('error.language', { language }) });
    },
    onFound: () => {
      if (shown !== null) dismissToast(shown);
    },
  });
}

/** Registers the service worker of a language, and shows toasts about its state. */
export function startOffline(siteCode: SiteCode, t: Translator): void {
  showConnectionLoss(siteCode, t);
  let offer: number | null = null;
  const script = withBasePath(`/sw.${siteCode}.js`);
  void registerServiceWorker(script, withBasePath(sitePrefix(siteCode)), {
    onReady: () => {
      if (siteCode !== defaultSiteCode) {
        const root = withBasePath(sitePrefix(defaultSiteCode));
        void registerRootWorker(withBasePath('/sw.root.js'), root);
      }
      showOnce(siteCode, 'offline-ready', 'success', t('shell.update.ready'));
    },
    onEarlier: (registration) => void checkAge(siteCode, registration, t),
    onUpdate: (accept) => {
      const action = { label: t('shell.update.accept'), onAction: accept };
      offer = sticky('info', t('shell.update.available'), 'update-available', action);
    },
    onReplaced: () => {
      if (offer !== null) dismissToast(offer);
      const action = { label: t('shell.update.reload'), onAction: () => location.reload() };
      sticky('info', t('shell.update.elsewhere'), 'update-elsewhere', action);
    },
    onNoRoom: () => showOnce(siteCode, 'offline-no-room', 'warning', t('shell.update.noRoom')),
  });
}

/** Limits change several times a year, so a stored copy not checked for this long may be outdated. */
const oldAfterMs = 90 * 24 * 60 * MINUTE_MS;

/** A stored copy that was checked within this time is not checked again. */
const freshForMs = 24 * 60 * MINUTE_MS;

/** Checks for a new version, and shows since when the stored copy could not be checked. */
async function checkAge(
  siteCode: SiteCode,
  registration: ServiceWorkerRegistration,
  t: Translator,
): Promise<void> {
  const key = siteKey(siteCode, 'offline-checked');
  const nowMs = Date.now();
  // Counting starts now if there is no stored time, or one in the future.
  const storedMs = Number(globalStorage.getItem(key)) || nowMs;
  const checkedMs = Math.min(storedMs, nowMs);
  if (storedMs >= nowMs) globalStorage.setItem(key, String(nowMs));
  if (nowMs - checkedMs < freshForMs) return;
  try {
    await registration.update();
    globalStorage.setItem(key, String(nowMs));
  } catch {
    if (nowMs - checkedMs < oldAfterMs) return;
    const date = longDate(localTime(checkedMs, localZone).day, siteByCode(siteCode));
    sticky('warning', t('shell.update.old', { date }), 'offline-old');
  }
}

/** Shows a quiet notice once per language and browser, when the page is visible. */
function showOnce(siteCode: SiteCode, testId: string, type: Toast['type'], text: string): void {
  const key = siteKey(siteCode, testId);
  const showNow = () => {
    if (document.visibilityState === 'hidden') return;
    document.removeEventListener('visibilitychange', showNow);
    if (globalStorage.getItem(key)) return;
    globalStorage.setItem(key, 'said');
    showToast({ type, text, isQuiet: true, testId });
  };
  document.addEventListener('visibilitychange', showNow);
  showNow();
}
