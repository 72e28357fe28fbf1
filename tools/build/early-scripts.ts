import { keepInstallOffer } from '@/lib/early/install-offer';
import { guardLanguage, storeAskedLanguage } from '@/lib/early/language-guard';
import { openLostPath } from '@/lib/early/lost-path';
import { startPage } from '@/lib/early/page-start';
import { markSavedEntries } from '@/lib/early/saved-marks';
import { startTheme } from '@/lib/early/theme';
import { hasFirstAnswer } from '@/lib/site/pages';
import { href, sitePrefix, withBasePath } from '@/lib/site/routes';
import { defaultSiteCode, siteCodes, type SiteCode } from '@/lib/site/sites';
import { siteKey } from '@/lib/store/storage';
import { lostPageName } from '../hosting/constants.mjs';
import type { ExportedPage } from './exported-pages';
import { languageTag } from './framework-markup';
import { insertAtHeadStart } from './head';
import { inlineScript } from './inline-script';
import { messagesOf } from './messages';

const theme = inlineScript('lib/early/theme.ts', startTheme);
const markSaved = inlineScript('lib/early/saved-marks.ts', markSavedEntries);
const keepOffer = inlineScript('lib/early/install-offer.ts', keepInstallOffer);
const start = inlineScript('lib/early/page-start.ts', startPage);
const storeLanguage = inlineScript('lib/early/language-guard.ts', storeAskedLanguage);
const guard = inlineScript('lib/early/language-guard.ts', guardLanguage);
const openLost = inlineScript('lib/early/lost-path.ts', openLostPath);

/** The script that handles language and address of a page. */
function addressScript({ file, site, page }: ExportedPage): string {
  const arrival = storeLanguage(siteCodes);
  if (page === 'home' && site.code === defaultSiteCode) {
    const homes = siteCodes.map((code) => [code, withBasePath(sitePrefix(code))]);
    return guard(Object.fromEntries(homes) as Record<SiteCode, string>, site.code);
  }
  const isRootLostPage = file === lostPageName;
  const isOwnLostPage = page === 'notFound' && site.code !== defaultSiteCode;
  if (!isRootLostPage && !isOwnLostPage) return arrival;
  const results = siteCodes.map((code) => href(code, { page: 'result' }));
  const others = isRootLostPage ? siteCodes.filter((code) => code !== defaultSiteCode) : [];
  return arrival + openLost(withBasePath(''), results, others.map(sitePrefix));
}

/** The scripts that a page runs before the first paint, in their order. */
export function earlyScriptsOf(page: ExportedPage): string[] {
  const { code } = page.site;
  const { early, error } = messagesOf(code);
  const startsAtOnce = page.page !== 'article' && hasFirstAnswer(page.page);
  return [
    theme(),
    markSaved(siteKey(code, 'app-calc-model')),
    keepOffer(),
    start(early.lost, error.retry, !startsAtOnce),
    addressScript(page),
  ];
}

/**
 * Adds the scripts that run before the first paint. Not in the components: React would insert them with
 * innerHTML, which Trusted Types forbid. The dev server has the one of the theme only (next.config.ts).
 * @throws {Error} for a page in another language than its address says
 */
export function withEarlyScripts(html: string, page: ExportedPage): string {
  const [, language] = languageTag.exec(html) ?? [];
  if (language !== page.site.locale) {
    throw new Error(`The language is "${language}" and not "${page.site.locale}"`);
  }
  const scripts = earlyScriptsOf(page).map((script) => `<script>${script}</script>`);
  return insertAtHeadStart(html, scripts.join(''));
}
