'use client';

import { languageHref } from '@/lib/site/routes';
import { sites, type SiteCode } from '@/lib/site/sites';
import { chooseLanguage } from './choose-language';
import { twinRoute, type ArticleTwins } from './twin-route';
import { useVisibleRoute } from './use-visible-route';

interface LanguageLinksProps {
  siteCode: SiteCode;
  /** Where each article is found in other languages. */
  articleTwins?: ArticleTwins;
  /** Codes are short enough for the footer; names suit the menu. */
  labels: 'codes' | 'names';
  className: string;
  linkClassName: string;
}

/**
 * Links to the page at hand in every other language. They load the page anew: each language has its
 * own document and worker. Until hydration they lead to the other homes.
 */
export function LanguageLinks({
  siteCode,
  articleTwins = {},
  labels,
  className,
  linkClassName,
}: LanguageLinksProps) {
  const route = useVisibleRoute() ?? { page: 'home' };
  return (
    <ul className={className}>
      {sites
        .filter(({ code }) => code !== siteCode)
        .map(({ code, locale, nativeName }) => (
          <li key={code}>
            <a
              href={languageHref(code, twinRoute(route, code, articleTwins))}
              hrefLang={locale}
              lang={locale}
              title={labels === 'codes' ? nativeName : undefined}
              aria-label={labels === 'codes' ? `${code.toUpperCase()} ${nativeName}` : undefined}
              className={linkClassName}
              onClick={() => chooseLanguage(code)}
            >
              {labels === 'codes' ? code.toUpperCase() : nativeName}
            </a>
          </li>
        ))}
    </ul>
  );
}
