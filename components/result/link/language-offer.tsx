import { trackClick } from '@/lib/browser/analytics';
import { preferredSite } from '@/lib/browser/locale-preference';
import { choiceHref, parsePath } from '@/lib/site/routes';
import { siteByCode, type SiteCode } from '@/lib/site/sites';

/** Offers a shared result, which opens in the language of its sender, in that of its reader. */
export function LanguageOffer({ siteCode }: { siteCode: SiteCode }) {
  const preferred = preferredSite();
  const { route } = parsePath(window.location.pathname);
  if (preferred === null || preferred === siteCode || route.page !== 'shared') return null;
  const { locale, nativeName } = siteByCode(preferred);
  return (
    <p className="mb-4 sm:mb-6">
      <a
        data-testid="language-offer"
        href={choiceHref(preferred, route)}
        hrefLang={locale}
        lang={locale}
        className="btn min-h-11"
        onClick={() => trackClick('language', preferred)}
      >
        {`${nativeName}?`}
      </a>
    </p>
  );
}
