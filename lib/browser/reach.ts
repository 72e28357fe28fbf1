import { sitePrefix, withBasePath } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';

/** After so long without an answer there is no connection worth the name. */
const NO_ANSWER_MS = 20_000;

/** True where the worker of a language is active: all of it is on the device. */
async function isStored(code: SiteCode): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const home = withBasePath(sitePrefix(code));
  // English answers for every language that has no worker of its own.
  const registration = await navigator.serviceWorker.getRegistration(home);
  return Boolean(registration?.active) && registration?.scope === location.origin + home;
}

/**
 * True where a page can be opened: its language is on the device, or the host answers, whatever it
 * answers, since its own page says what is wrong. `navigator.onLine` cannot say it: a network may lead
 * nowhere.
 */
export async function isWithinReach(address: string, code: SiteCode): Promise<boolean> {
  if (await isStored(code).catch(() => false)) return true;
  try {
    const signal = AbortSignal.timeout(NO_ANSWER_MS);
    await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false; // any answer at all would have been one
  }
}
