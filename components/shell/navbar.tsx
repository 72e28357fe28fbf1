import { useTranslations } from 'next-intl';
import type { ArticleGroup } from '@/lib/site/menu';
import type { SiteCode } from '@/lib/site/sites';
import { linkTo } from '@/lib/site/routes';
import { HomeLink } from './home-link';
import { Menu } from './menu';
import { ThemeToggle } from './theme-toggle';

interface NavbarProps {
  siteCode: SiteCode;
  articles: readonly ArticleGroup[];
}

/** The bar at the top of every page: home or its heading, on wide screens help, theme, menu. */
export function Navbar({ siteCode, articles }: NavbarProps) {
  const t = useTranslations();
  return (
    <header className="lcd sticky top-0 z-30">
      <div className="frame flex min-h-13 items-center gap-1 lg:min-h-16">
        <HomeLink siteCode={siteCode} heading={t('home.title')} />
        <a
          href={linkTo(siteCode, { page: 'help' })}
          className="mx-3 hidden min-h-11 items-center font-semibold underline-offset-4 hover:underline lg:flex"
        >
          {t('shell.menu.help')}
        </a>
        <ThemeToggle />
        <Menu siteCode={siteCode} articles={articles} />
      </div>
    </header>
  );
}
