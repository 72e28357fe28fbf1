import { trackClick } from '@/lib/browser/analytics';
import { rememberSite } from '@/lib/browser/locale-preference';
import type { SiteCode } from '@/lib/site/sites';

/** What choosing a language leaves behind: the choice for the next visit, and an event. */
export function chooseLanguage(code: SiteCode): void {
  rememberSite(code);
  trackClick('language', code);
}
