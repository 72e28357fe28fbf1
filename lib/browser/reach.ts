import { sitePrefix, withBasePath } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';

/** If there is no response within this time, the page counts as unreachable. */
const TIMEOUT_MS = 20_000;

/** True if the service worker of a language is active: all its pages are stored. */
async function isStored(code: SiteCode): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const home = withBasePath(sitePrefix(code));
  // For languages without a worker of their own, this is the one of the root.
  const registration = await navigator.serviceWorker.getRegistration(home);
  const script = new URL(withBasePath(`/sw.${code}.js`), location.origin);
  return registration?.active?.scriptURL === script.href;
}

/**
 * True if a page can be opened: its language is stored, or the host answers, with whatever status, since
 * error pages explain themselves. `navigator.onLine` is also true on networks without internet access.
 */
export async function isReachable(address: string, code: SiteCode): Promise<boolean> {
  if (await isStored(code).catch(() => false)) return true;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}
