import { useTranslations } from 'next-intl';
import { articleRoute } from '@/lib/articles/links';
import { activeArticles, type Article } from '@/lib/articles/manifest';
import { linkTo } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';
import { ArticlePicture } from './article-picture';

/** The three next ones: of the same category first, then others in the order of the library. */
function relatedArticles(code: SiteCode, article: Article): Article[] {
  const others = activeArticles(code).filter(({ id }) => id !== article.id);
  const isNear = ({ category_key }: Article) => category_key === article.category_key;
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, 3);
}

/** Links to related articles. */
export function Related({ siteCode, article }: { siteCode: SiteCode; article: Article }) {
  const t = useTranslations();
  return (
    <nav aria-labelledby="related" className="mt-10 max-w-[68ch] print:hidden">
      <h2 id="related" className="text-xl leading-tight font-[650]">
        {t('article.related')}
      </h2>
      <ul className="mt-3 grid gap-3">
        {relatedArticles(siteCode, article).map((other) => (
          <li key={other.id}>
            <a
              href={linkTo(siteCode, articleRoute(other))}
              className="group grid grid-cols-[minmax(2.5rem,5rem)_minmax(0,1fr)] items-center gap-4 rounded-box bg-tile p-3"
            >
              {other.img_dir_path && (
                <ArticlePicture directory={other.img_dir_path} alt="" sizes="80px" />
              )}
              <span>
                <b className="font-semibold underline-offset-4 group-hover:underline">
                  {other.title}
                </b>
                <span className="mt-0.5 line-clamp-2 text-sm text-quiet">{other.description}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
