import { useTranslations } from 'next-intl';
import socialLinks from '@/content/social-links.json';
import { menuItems } from '@/lib/site/menu';
import { siteByCode, type SiteCode } from '@/lib/site/sites';
import packageJson from '@/package.json';
import { LanguageLinks } from './language-links';
import { Logo } from './logo';
import { SiteLink } from './site-link';
import { SocialLinks } from './social-links';
import { VersionTip } from './version-tip';

interface FooterProps {
  siteCode: SiteCode;
}

const linkClassName = 'flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline';

/** The footer of every page; works without JavaScript. */
export function Footer({ siteCode }: FooterProps) {
  const t = useTranslations();
  return (
    <footer className="bg-base-200 pb-[env(safe-area-inset-bottom)]">
      <div className="frame grid gap-x-10 gap-y-5 py-8 wrap-anywhere md:grid-cols-[1fr_auto] [&>*]:min-w-0">
        <div>
          <p className="flex items-center gap-3 font-semibold tracking-tight">
            <Logo />
            {t('app.name')}
          </p>
          <p className="mt-3">{t('app.tagline')}</p>
          <p className="text-sm text-quiet">{t('app.taglineNote')}</p>
        </div>
        <div>
          <ul className="flex flex-wrap gap-x-6 md:justify-end">
            {menuItems(siteCode, 'bottom').map(({ name, href }) => (
              <li key={name}>
                <SiteLink href={href} className={linkClassName}>
                  {t(name)}
                </SiteLink>
              </li>
            ))}
          </ul>
          <nav
            data-testid="language-links"
            aria-label={t('shell.footer.languages')}
            className="-mx-2.5 text-sm"
          >
            <LanguageLinks
              siteCode={siteCode}
              labels="codes"
              className="flex flex-wrap md:justify-end"
              linkClassName={`${linkClassName} justify-center`}
            />
          </nav>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 md:col-span-2">
          <VersionTip version={`${packageJson.version} ${siteByCode(siteCode).locale}`} />
          <SocialLinks links={socialLinks} />
        </div>
      </div>
    </footer>
  );
}
