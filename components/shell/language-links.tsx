'use client';

import { useTranslations } from 'next-intl';
import type { SyntheticEvent } from 'react';
import { languageHref, parsePath } from '@/lib/site/routes';
import { sites, type Site, type SiteCode } from '@/lib/site/sites';
import { chooseLanguage } from './choose-language';
import { alternateHref } from './alternate-href';

interface LanguageLinksProps {
  siteCode: SiteCode;
  /** Codes in the footer, names in the menu. */
  labels: 'codes' | 'names';
  className: string;
  linkClassName: string;
}

/**
 * Links to the current page in all other languages. They load a new document, since each language has
 * its own document and service worker. The address is set on hover, focus or click: only then does the
 * document reliably list the alternates of the current page. Until then they link to the home pages.
 */
export function LanguageLinks({ siteCode, labels, className, linkClassName }: LanguageLinksProps) {
  const t = useTranslations();
  const aim = (event: SyntheticEvent<HTMLAnchorElement>, site: Site) => {
    event.currentTarget.href = alternateHref(parsePath(window.location.pathname).route, site);
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
