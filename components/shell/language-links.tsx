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
 * Links to this page in the other languages, each a new document with its own worker. The address
 * is set on approach, when the document lists its alternates; until then it is that of home.
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
