import { preferredSite } from '@/lib/browser/locale-preference';
import { languageHref, parsePath } from '@/lib/site/routes';
import { siteByCode, type SiteCode } from '@/lib/site/sites';

/**
 * A shared link opens in the language of its sender. Who reads another one of ours is offered the
 * same result in it: the code is the same in every language. Rendered in the browser only.
 */
export function LanguageOffer({ siteCode }: { siteCode: SiteCode }) {
  const preferred = preferredSite();
  const { route } = parsePath(window.location.pathname);
  if (preferred === null || preferred === siteCode || route.page !== 'shared') return null;
  const { locale, nativeName } = siteByCode(preferred);
  return (
    <p className="mb-4 sm:mb-6">
      <a
        data-testid="language-offer"
        href={languageHref(preferred, route)}
        hrefLang={locale}
        lang={locale}
        className="btn min-h-11"
      >
        {`${nativeName}?`}
      </a>
    </p>
  );
}
