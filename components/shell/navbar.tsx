import type { MenuArticle } from '@/lib/site/menu';
import type { SiteCode } from '@/lib/site/sites';
import { HomeLink } from './home-link';
import { Menu } from './menu';
import { ThemeToggle } from './theme-toggle';

interface NavbarProps {
  siteCode: SiteCode;
  menuArticles?: readonly MenuArticle[];
}

/** The bar at the top of every page: home, theme, menu. */
export function Navbar({ siteCode, menuArticles }: NavbarProps) {
  return (
    <header className="sticky top-0 z-30 border-b border-base-content/10 bg-base-200/90 backdrop-blur">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-1 px-4">
        <HomeLink siteCode={siteCode} />
        <ThemeToggle />
        <Menu siteCode={siteCode} articles={menuArticles} />
      </div>
    </header>
  );
}
