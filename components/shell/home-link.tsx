import { useTranslations } from 'next-intl';
import { href } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import { Logo } from './logo';
import { SiteLink } from './site-link';

/** Mark and name, leading home: at the left of the navbar and of the menu. */
export function HomeLink({ siteCode }: { siteCode: SiteCode }) {
  const t = useTranslations();
  const appName = t('app.name');
  return (
    <SiteLink
      href={href(siteCode, { page: 'home' })}
      className="mr-auto flex min-h-11 min-w-0 items-center gap-3 font-semibold tracking-tight"
      aria-label={t('shell.homeLink', { appName })}
    >
      <Logo />
      <span translate="no" className="line-clamp-2 leading-tight text-balance sm:text-lg">
        {appName}
      </span>
    </SiteLink>
  );
}
