'use client';

import { useTranslations } from 'next-intl';
import type { SyntheticEvent } from 'react';
import { choiceHref, languageHref, parsePath } from '@/lib/site/routes';
import { sites, type Site, type SiteCode } from '@/lib/site/sites';
import { chooseLanguage } from './choose-language';

interface LanguageLinksProps {
  siteCode: SiteCode;
  /** Codes in the footer, names in the menu. */
  labels: 'codes' | 'names';
  className: string;
  linkClassName: string;
}

/**
 * Links to this page in the other languages, each a new document with its own worker. The address
 * is set on approach, when the document lists its alternates; until then it is that of home.
 */
export function LanguageLinks({ siteCode, labels, className, linkClassName }: LanguageLinksProps) {
  const t = useTranslations();
  const aim = (event: SyntheticEvent<HTMLAnchorElement>, site: Site) => {
    event.currentTarget.href = alternateHref(site);
  };
  return (
    <ul translate="no" className={className}>
      {sites
        .filter(({ code }) => code !== siteCode)
        .map((site) => {
          const { code, locale, nativeName } = site;
          return (
            <li key={code}>
              <a
                href={languageHref(code, { page: 'home' })}
                hrefLang={locale}
                data-site={code}
                lang={locale}
                title={labels === 'codes' ? nativeName : undefined}
                aria-label={labels === 'codes' ? `${code.toUpperCase()} ${nativeName}` : undefined}
                className={linkClassName}
                onPointerEnter={(event) => aim(event, site)}
                onFocus={(event) => aim(event, site)}
                onClick={(event) => {
                  aim(event, site);
                  chooseLanguage(event, site, t);
                }}
              >
                {labels === 'codes' ? code.toUpperCase() : nativeName}
              </a>
            </li>
          );
        })}
    </ul>
  );
}

/**
 * The address of the current page in another language, with the parameter that stores the choice. The
 * keys of articles differ by language, so their path is taken from the page's alternates
 * (`<link hreflang>`), if there are any; else it is the home page.
 */
function alternateHref(site: Site): string {
  const { route } = parsePath(window.location.pathname);
  const selector = `link[rel="alternate"][hreflang="${site.locale}"]`;
  const named = route.page === 'article' && document.querySelector<HTMLLinkElement>(selector)?.href;
  if (named) return choiceHref(site.code, parsePath(new URL(named).pathname).route);
  const isAlone = route.page === 'notFound' || route.page === 'article';
  return choiceHref(site.code, isAlone ? { page: 'home' } : route);
}
