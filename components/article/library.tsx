import { useTranslations } from 'next-intl';
import { DisclosureIcon } from '@/components/ui/icons';
import { articleGroups, articleRoute } from '@/lib/articles/links';
import { articleById } from '@/lib/articles/manifest';
import type { ArticleId } from '@/lib/articles/manifest-schema';
import { linkTo } from '@/lib/site/routes';
import type { SiteCode } from '@/lib/site/sites';

/** What is shown before the evening, until the cautious time, and afterwards (library.css). */
const shown: [id: ArticleId, when: string][] = [
  ['how-to-drink-responsibly', 'before'],
  ['morning-after-driving-guid', 'before waiting'],
  ['how-long-does-alcohol-stay-in-blood', 'before waiting'],
  ['questions-before-driving', 'waiting'],
  ['accuracy-of-bac-calculator', 'after'],
  ['top-7-myths-about-sobering-up', 'after'],
  ['virtual-vs-police-breathalyzer', 'after'],
];

/** Articles for the phase of the evening, and all of them by category, on the home page. */
export function Library({ siteCode }: { siteCode: SiteCode }) {
  const t = useTranslations();
  return (
    <>
      <h2 className="text-xl leading-tight font-[650]">{t('article.related')}</h2>
      <ul className="mt-1">
        {shown.map(([id, when]) => {
          const article = articleById(siteCode, id);
          return (
            <li key={id} data-when={when} className="border-b border-hairline">
              <a
                href={linkTo(siteCode, articleRoute(article))}
                className="flex min-h-12 items-center justify-between gap-3 py-2 leading-tight font-semibold underline-offset-4 hover:underline"
              >
                {article.title}
                <DisclosureIcon />
              </a>
            </li>
          );
        })}
      </ul>
      <details className="border-b border-hairline">
        <summary className="flex min-h-12 items-center justify-between gap-3 py-2">
          <h3 id="library" className="font-semibold text-link">
            {t('article.library')}
          </h3>
          <DisclosureIcon />
        </summary>
        <nav aria-labelledby="library" className="grid gap-y-4 pb-5">
          {articleGroups(siteCode).map(({ title, articles }) => (
            <div key={title}>
              <h4 className="text-sm text-quiet">{title}</h4>
              <ul>
                {articles.map(({ name, href }) => (
                  <li key={href}>
                    <a
                      href={href}
                      className="flex min-h-11 items-center py-1.5 wrap-anywhere text-link underline-offset-4 hover:underline"
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </details>
    </>
  );
}
