'use client';

import { useTranslations } from 'next-intl';
import { useSelectedLayoutSegment } from 'next/navigation';
import { linkTo } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import { Logo } from './logo';

interface HomeLinkProps {
  siteCode: SiteCode;
  /** The heading of home, which stands there in the place of the name. */
  heading?: string;
}

const className = 'inline-flex min-h-11 max-w-full items-center gap-3 font-semibold tracking-tight';
const textClassName = 'min-w-0 leading-tight hyphens-auto @max-[9rem]:text-xs lg:text-xl';

/** Logo and name with a link to the home page, in the navbar and the menu. */
export function HomeLink({ siteCode, heading }: HomeLinkProps) {
  const t = useTranslations();
  // Not the address: a visitor may go back before the page at hand is hydrated.
  const isHome = useSelectedLayoutSegment() === null;
  const appName = t('app.name');
  return (
    <div className="@container min-w-0 flex-1">
      {heading && isHome ? (
        <div className={className}>
          <Logo className="@max-[9rem]:hidden" />
          <h1 className={textClassName}>{heading}</h1>
        </div>
      ) : (
        <a
          href={linkTo(siteCode, { page: 'home' })}
          className={className}
          aria-label={t('shell.homeLink', { appName })}
        >
          <Logo className="@max-[9rem]:hidden" />
          <span translate="no" className={`line-clamp-2 ${textClassName}`}>
            {appName}
          </span>
        </a>
      )}
    </div>
  );
}
