import { useTranslations } from 'next-intl';
import socialLinks from '@/content/social-links.json';
import { menuItems } from '@/lib/site/menu';
import { siteByCode, type SiteCode } from '@/lib/site/sites';
import packageJson from '@/package.json';
import { LanguageLinks } from './language-links';
import { Logo } from './logo';
import { SocialLinks } from './social-links';

const linkClassName = 'flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline';

/** The footer of every page; works without JavaScript. */
export function Footer({ siteCode }: { siteCode: SiteCode }) {
  const t = useTranslations();
  const { locale } = siteByCode(siteCode);
  const version = t('shell.footer.version', { version: `${packageJson.version} ${locale}` });
  return (
    <footer className="border-t border-hairline pb-[env(safe-area-inset-bottom)] text-sm text-quiet">
      <div className="frame grid gap-x-10 gap-y-1 pt-5 pb-2 wrap-anywhere md:grid-cols-2 [&>*]:min-w-0">
        <div className="flex items-center gap-3">
          <Logo />
          <p>
            <b className="block font-semibold text-base-content">{t('app.tagline')}</b>
            {t('app.taglineNote')}
          </p>
        </div>
        <div>
          <nav data-testid="language-links" aria-label={t('shell.footer.languages')}>
            <LanguageLinks
              siteCode={siteCode}
              labels="codes"
              className="-mx-2.5 flex flex-wrap md:justify-end"
              linkClassName={`${linkClassName} justify-center`}
            />
          </nav>
          <div className="flex flex-wrap items-center gap-x-5 md:justify-end">
            <ul className="contents">
              {menuItems(siteCode, 'bottom').map(({ name, href }) => (
                <li key={name}>
                  <a href={href} className={linkClassName}>
                    {t(name)}
                  </a>
                </li>
              ))}
            </ul>
            <SocialLinks links={socialLinks} />
            <span data-testid="version" className="num" title={version}>
              {version}
            </span>
          </div>
        </div>
      </div>
    </footer>
  );
}
