import { useTranslations } from 'next-intl';
import { href } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import { Logo } from './logo';
import { SiteLink } from './site-link';

/** Logo and name with a link to the home page, in the navbar and the menu. */
export function HomeLink({ siteCode }: { siteCode: SiteCode }) {
  const t = useTranslations();
  const appName = t('app.name');
  return (
    <div className="@container min-w-0 flex-1">
      <SiteLink
        href={href(siteCode, { page: 'home' })}
        className="inline-flex min-h-11 max-w-full items-center gap-3 font-semibold tracking-tight"
        aria-label={t('shell.homeLink', { appName })}
      >
        <span className="@max-[9rem]:hidden">
          <Logo />
        </span>
        <span
          translate="no"
          className="line-clamp-2 min-w-0 leading-tight @max-[9rem]:text-[0.8125rem] sm:text-lg"
        >
          {appName}
        </span>
      </SiteLink>
    </div>
  );
}
