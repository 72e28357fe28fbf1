import { useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import { menuItems, type ArticleGroup } from '@/lib/site/menu';
import { withBasePath } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import { DeleteEverything } from './delete-everything';
import { InstallEntry } from './install-entry';
import { LanguageLinks } from './language-links';

const linkClassName =
  'flex min-h-11 items-center hyphens-auto wrap-anywhere rounded-field px-3 py-1.5 underline-offset-4 hover:bg-tile hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-link';

interface MenuContentProps {
  siteCode: SiteCode;
  articles: readonly ArticleGroup[];
}

/** Pages, articles by category, install entry and languages. */
export function MenuContent({ siteCode, articles }: MenuContentProps) {
  const t = useTranslations();
  const pathname = withBasePath(usePathname());
  const link = (text: string, href: string, className = '') => (
    <li key={href}>
      <a
        href={href}
        className={`${linkClassName} ${className}`}
        aria-current={href === pathname ? 'page' : undefined}
      >
        {text}
      </a>
    </li>
  );
  return (
    <nav
      aria-label={t('shell.menu.title')}
      className="frame grid grid-cols-[minmax(0,1fr)] gap-8 pt-4 pb-12 *:-mx-3"
    >
      <ul>
        {menuItems(siteCode, 'top').map(({ name, href }) =>
          link(t(name), href, 'text-xl font-semibold'),
        )}
      </ul>
      <div>
        <h2 className="px-3 text-xl font-semibold">{t('shell.menu.articles')}</h2>
        <div className="mt-2 grid gap-x-8 gap-y-5 md:grid-cols-3">
          {articles.map(({ title, articles: links }) => (
            <div key={title}>
              <h3 className="px-3 py-1 text-sm text-quiet">{title}</h3>
              <ul>{links.map(({ name, href }) => link(name, href))}</ul>
            </div>
          ))}
        </div>
      </div>
      <ul>
        {menuItems(siteCode, 'bottom').map(({ name, href }) => link(t(name), href))}
        <InstallEntry className={linkClassName} />
        <li>
          <DeleteEverything className={`${linkClassName} w-full cursor-pointer text-start`} />
        </li>
      </ul>
      <div>
        <h2 className="px-3 text-sm text-quiet">{t('shell.menu.languages')}</h2>
        <LanguageLinks
          siteCode={siteCode}
          labels="names"
          className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))]"
          linkClassName={linkClassName}
        />
      </div>
    </nav>
  );
}
