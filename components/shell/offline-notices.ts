import type { useTranslations } from 'next-intl';
import { localZone } from '@/lib/browser/local-zone';
import { keepPageWithoutNetwork } from '@/lib/browser/keep-page';
import { registerServiceWorker } from '@/lib/browser/service-worker';
import { localTime } from '@/lib/calendar/local-day';
import { MINUTE_MS } from '@/lib/calendar/zone';
import { dayNames } from '@/lib/i18n/day-names';
import { sitePrefix, withBasePath } from '@/lib/site/routes';
import { siteByCode, type SiteCode } from '@/lib/site/sites';
import { globalStorage, siteKey } from '@/lib/store/storage';
import { dismissToast, showToast } from '@/lib/store/toasts';

type Translate = ReturnType<typeof useTranslations<never>>;

/**
 * Where no worker has the next page and the network does not answer, the page at hand stays and says
 * so, until another page comes.
 */
function sayLostWays(t: Translate): void {
  let said: number | null = null;
  keepPageWithoutNetwork({
    onLost: () => {
      said = showToast({
        type: 'warning',
        text: t('error.connection'),
        sticky: true,
        testId: 'no-connection',
      });
    },
    onFound: () => {
      if (said !== null) dismissToast(said);
    },
  });
}

/**
 * Registers the worker of a language and says what a visitor should know of it. In a chunk of its
 * own, loaded when the page is quiet.
 */
export function startOffline(siteCode: SiteCode, t: Translate): void {
  sayLostWays(t);
  let offer: number | null = null;
  tellAbsentLanguage(t);
  const script = withBasePath(`/sw.${siteCode}.js`);
  void registerServiceWorker(script, withBasePath(sitePrefix(siteCode)), {
    onReady: () =>
      sayOnce(siteCode, 'offline-ready', () =>
        showToast({
          type: 'success',
          text: t('shell.update.ready'),
          isQuiet: true,
          testId: 'offline-ready',
        }),
      ),
    onEarlier: (registration) => void sayWhenOld(siteCode, registration, t),
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
        showToast({
          type: 'warning',
          text: t('shell.update.noRoom'),
          isQuiet: true,
          testId: 'offline-no-room',
        }),
      ),
  });
}

/** Limits change several times a year: a copy that was not compared for so long is doubtful. */
const oldAfterMs = 90 * 24 * 60 * MINUTE_MS;

/** A copy that was compared with the host so lately need not be compared again. */
const freshForMs = 24 * 60 * MINUTE_MS;

/** Says since when nobody knows whether the stored copy, and the laws in it, is the newest. */
async function sayWhenOld(
  siteCode: SiteCode,
  registration: ServiceWorkerRegistration,
  t: Translate,
): Promise<void> {
  const key = siteKey(siteCode, 'offline-checked');
  const nowMs = Date.now();
  // Without a note, or with one of the future, counting begins now.
  const notedMs = Number(globalStorage.getItem(key)) || nowMs;
  const checkedMs = Math.min(notedMs, nowMs);
  if (notedMs >= nowMs) globalStorage.setItem(key, String(nowMs));
  if (nowMs - checkedMs < freshForMs) return;
  try {
    await registration.update();
    globalStorage.setItem(key, String(nowMs));
  } catch {
    if (nowMs - checkedMs < oldAfterMs) return;
    const dayOf = (ms: number) => localTime(ms, localZone).day;
    const date = dayNames(siteByCode(siteCode)).date(dayOf(checkedMs), dayOf(nowMs));
    const text = t('shell.update.old', { date });
    showToast({ type: 'warning', text, sticky: true, testId: 'offline-old' });
  }
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
