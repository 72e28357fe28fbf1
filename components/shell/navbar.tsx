import { useTranslations } from 'next-intl';
import type { MenuArticle } from '@/lib/site/menu';
import type { SiteCode } from '@/lib/site/sites';
import { HomeLink } from './home-link';
import { Menu } from './menu';
import { ThemeToggle } from './theme-toggle';

interface NavbarProps {
  siteCode: SiteCode;
  menuArticles?: readonly MenuArticle[];
}

/** The bar at the top of every page: home or its heading, theme, menu. */
export function Navbar({ siteCode, menuArticles }: NavbarProps) {
  const t = useTranslations();
  return (
    <header className="lcd sticky top-0 z-30">
      <div className="frame flex min-h-13 items-center gap-1 lg:min-h-16">
        <HomeLink siteCode={siteCode} heading={t('home.title')} />
        <ThemeToggle />
        <Menu siteCode={siteCode} articles={menuArticles} />
      </div>
    </header>
  );
}
