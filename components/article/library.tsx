import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/shell/site-link';
import { menuArticles } from '@/lib/articles/menu-articles';
import { articleGroups } from '@/lib/site/menu';
import type { SiteCode } from '@/lib/site/sites';

/** All active articles by category, at the bottom of the home page. */
export function Library({ siteCode }: { siteCode: SiteCode }) {
  const t = useTranslations();
  return (
    <nav aria-labelledby="library" className="pb-10">
      <h2 id="library" className="text-lg font-semibold">
        {t('article.library')}
      </h2>
      <div className="mt-3 grid gap-x-8 gap-y-5 md:grid-cols-3">
        {articleGroups(menuArticles(siteCode)).map(({ title, articles }) => (
          <div key={title}>
            <h3 className="text-sm text-quiet">{title}</h3>
            <ul className="mt-1">
              {articles.map(({ name, href }) => (
                <li key={href}>
                  <SiteLink
                    href={href}
                    className="flex min-h-11 wrap-anywhere items-center py-1.5 text-link underline decoration-1 underline-offset-4 hover:decoration-2"
                  >
                    {name}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
