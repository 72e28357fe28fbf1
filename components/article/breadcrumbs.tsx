import { useTranslations } from 'next-intl';
import { DisclosureIcon } from '@/components/ui/icons';
import type { Article } from '@/lib/articles/manifest';
import { linkTo } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';

/** The path to an article. Categories have no page of their own, so they are not links. */
export function Breadcrumbs({ siteCode, article }: { siteCode: SiteCode; article: Article }) {
  const t = useTranslations();
  return (
    <nav
      data-testid="breadcrumbs"
      aria-label={t('article.breadcrumbs')}
      className="text-sm text-quiet sm:pt-2"
    >
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <a
            href={linkTo(siteCode, { page: 'home' })}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            {t('article.home')}
          </a>
        </li>
        <li className="flex items-center gap-2">
          <DisclosureIcon />
          <span>{article.category_name}</span>
        </li>
        <li aria-current="page" className="sr-only">
          {article.title}
        </li>
      </ol>
    </nav>
  );
}
