import { useTranslations } from 'next-intl';
import { AnswerTables } from '@/components/answers/answer-tables';
import { SelfCheck } from '@/components/answers/self-check';
import { DisclosureIcon } from '@/components/ui/icons';
import { longDate } from '@/lib/i18n/day-names';
import { articlesCheckedOn, type Article } from '@/lib/articles/manifest';
import type { RenderedArticle } from '@/lib/articles/render';
import { renderedArticle } from '@/lib/articles/rendered';
import { linkTo } from '@/lib/site/routes';
import type { Site } from '@/lib/site/sites';
import { ArticlePicture } from '@/components/article/article-picture';
import { Breadcrumbs } from '@/components/article/breadcrumbs';
import { Prose } from '@/components/article/prose';
import { Related } from '@/components/article/related';

/** Reading speed of an adult. */
const wordsPerMinute = 220;

interface ArticlePageProps {
  site: Site;
  article: Article;
}

/** An article with breadcrumbs, table of contents, sources and related articles. */
export function ArticlePage({ site, article }: ArticlePageProps) {
  const t = useTranslations();
  const text = renderedArticle(site, article, t);
  return (
    <article data-testid="article">
      <ArticleHead site={site} article={article} wordCount={text.wordCount} />
      <div className="sheet frame -mt-5 grid gap-x-16 pt-6 pb-12 lg:grid-cols-[minmax(0,1fr)_16rem] lg:pt-10 print:mt-0">
        <div className="min-w-0">
          <Prose tree={text.lead} siteCode={site.code} />
          <details className="mt-6 rounded-box bg-tile px-4 lg:hidden print:hidden">
            <summary className="flex min-h-12 items-center gap-3 text-sm font-semibold">
              <DisclosureIcon />
              {t('article.contents')}
            </summary>
            <nav aria-label={t('article.contents')} className="pb-4">
              <Contents headings={text.headings} />
            </nav>
          </details>
          <Prose
            tree={text.body}
            siteCode={site.code}
            className="mt-8"
            calculatorBox={<CalculatorBox site={site} />}
            figureOf={(figure) =>
              figure === 'self-check' ? (
                <SelfCheck site={site} />
              ) : (
                <AnswerTables site={site} part={figure} />
              )
            }
          />
          <section
            aria-labelledby="sources"
            className="mt-10 max-w-[68ch] border-t border-hairline pt-5"
          >
            <h2 id="sources" className="text-xl leading-tight font-[650]">
              {t('article.sources')}
            </h2>
            <Prose tree={text.sources} siteCode={site.code} className="sources mt-3" />
          </section>
          <Related siteCode={site.code} article={article} />
        </div>
        <div className="max-lg:hidden print:hidden">
          <nav aria-label={t('article.contents')} className="sticky top-24">
            <p className="mb-2 text-sm font-semibold">{t('article.contents')}</p>
            <Contents headings={text.headings} />
          </nav>
        </div>
      </div>
    </article>
  );
}

/** Breadcrumbs, title, description, dates and picture. Rendered at build time only, so it may use Intl. */
function ArticleHead({ site, article, wordCount }: ArticlePageProps & { wordCount: number }) {
  const t = useTranslations();
  const minutes = Math.max(1, Math.round(wordCount / wordsPerMinute));
  return (
    <div className="lcd pb-10 print:border-0 print:pb-0">
      <div className="@container frame">
        <Breadcrumbs siteCode={site.code} article={article} />
        <header className="grid grid-cols-[minmax(0,1fr)_5rem] gap-x-5 gap-y-3 @2xl:grid-cols-[minmax(0,1fr)_15rem] @2xl:grid-rows-[1fr_auto_auto_1fr]">
          <h1 className="col-span-2 text-[1.75rem] leading-tight font-semibold tracking-tight hyphens-auto @2xl:col-span-1 @2xl:row-start-2 @2xl:text-4xl">
            {article.title}
          </h1>
          <p className="max-w-[60ch] @max-3xs:col-span-2 @2xl:row-start-3">{article.description}</p>
          {article.img_dir_path && (
            <div className="@max-3xs:w-20 @2xl:col-start-2 @2xl:row-span-4 @2xl:row-start-1">
              <ArticlePicture
                directory={article.img_dir_path}
                alt={article.imageAlt}
                title={article.imageTitle}
                sizes="(min-width: 768px) 240px, 80px"
                isFirst
              />
            </div>
          )}
          <p className="col-span-2 text-sm text-quiet @2xl:col-span-1 @2xl:row-start-4">
            <time dateTime={article.created_date}>{longDate(article.created_date, site)}</time>
            {' · '}
            {t('article.checked', { date: longDate(articlesCheckedOn, site) })}
            {' · '}
            <span className="whitespace-nowrap">{t('article.minutes', { minutes })}</span>
          </p>
        </header>
      </div>
    </div>
  );
}

/** Links to the sections of an article. */
function Contents({ headings }: Pick<RenderedArticle, 'headings'>) {
  const t = useTranslations();
  return (
    <ul className="border-s border-hairline text-sm text-quiet">
      {[...headings, { id: 'sources', text: t('article.sources') }].map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 wrap-anywhere items-center py-1.5 ps-4 underline-offset-4 hover:underline"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The box in an article that links to the calculator. */
function CalculatorBox({ site }: { site: Site }) {
  const t = useTranslations();
  return (
    <div className="lcd rounded-box p-5">
      <p className="font-semibold">{t('article.boxTitle')}</p>
      <p className="mt-1">{t('article.boxText')}</p>
      <a
        href={linkTo(site.code, { page: 'home' })}
        className="btn btn-info mt-4 min-h-11 no-underline"
      >
        {t('article.boxAction')}
      </a>
    </div>
  );
}
