'use client';

import { trackClick } from '@/lib/browser/analytics';
import { languageHref } from '@/lib/site/routes';
import { sites, type SiteCode } from '@/lib/site/sites';

interface LanguageLinksProps {
  siteCode: SiteCode;
  /** Codes in the footer, names in the menu. */
  labels: 'codes' | 'names';
  className: string;
  linkClassName: string;
}

/**
 * Links to this page in the other languages, each a new document with its own worker. They are
 * exported as links to the homes; `lib/early/language-link.ts` points them at this page.
 */
export function LanguageLinks({ siteCode, labels, className, linkClassName }: LanguageLinksProps) {
  return (
    <ul translate="no" className={className}>
      {sites
        .filter(({ code }) => code !== siteCode)
        .map(({ code, locale, nativeName }) => (
          <li key={code}>
            <a
              href={languageHref(code, { page: 'home' })}
              hrefLang={locale}
              data-site={code}
              lang={locale}
              title={labels === 'codes' ? nativeName : undefined}
              aria-label={labels === 'codes' ? `${code.toUpperCase()} ${nativeName}` : undefined}
              className={linkClassName}
              onClick={() => trackClick('language', code)}
            >
              {labels === 'codes' ? code.toUpperCase() : nativeName}
            </a>
          </li>
        ))}
    </ul>
  );
}
