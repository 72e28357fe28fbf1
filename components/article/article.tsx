import { useTranslations } from 'next-intl';
import { AnswerTables } from '@/components/answers/answer-tables';
import { SelfCheck } from '@/components/answers/self-check';
import { DisclosureIcon } from '@/components/ui/icons';
import { articlesCheckedOn, type Article } from '@/lib/articles/manifest';
import type { RenderedArticle } from '@/lib/articles/render';
import type { Site } from '@/lib/site/sites';
import { ArticlePicture } from './article-picture';
import { Breadcrumbs } from './breadcrumbs';
import { CalculatorBox } from './calculator-box';
import { Contents } from './contents';
import { Prose } from './prose';
import { Related } from './related';

/** Reading speed of an adult. */
const wordsPerMinute = 220;

interface ArticleViewProps {
  site: Site;
  article: Article;
  text: RenderedArticle;
}

/** An article with breadcrumbs, table of contents, sources and related articles. */
export function ArticleView({ site, article, text }: ArticleViewProps) {
  const t = useTranslations();
  const sourceName = (number: string) => t('article.source', { number });
  return (
    <article data-testid="article">
      <ArticleHead site={site} article={article} wordCount={text.wordCount} />
      <div className="sheet frame -mt-5 grid gap-x-16 pt-6 pb-12 lg:grid-cols-[minmax(0,1fr)_16rem] lg:pt-10 print:mt-0">
        <div className="min-w-0">
          <Prose tree={text.lead} siteCode={site.code} sourceName={sourceName} className="lead" />
          <details className="group mt-6 rounded-box bg-tile px-4 lg:hidden print:hidden">
            <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 text-sm font-semibold [&::-webkit-details-marker]:hidden">
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
            sourceName={sourceName}
            className="mt-8"
            calculatorBox={<CalculatorBox siteCode={site.code} />}
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
            <h2 id="sources" className="text-lg font-semibold">
              {t('article.sources')}
            </h2>
            <Prose
              tree={text.sources}
              siteCode={site.code}
              sourceName={sourceName}
              className="sources mt-3"
            />
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

interface ArticleHeadProps {
  site: Site;
  article: Article;
  wordCount: number;
}

/** Breadcrumbs, title, description, dates and picture. Rendered at build time only, so it may use Intl. */
function ArticleHead({ site, article, wordCount }: ArticleHeadProps) {
  const t = useTranslations();
  const dates = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: 'UTC' });
  const dateOf = (iso: string) => dates.format(new Date(iso));
  const minutes = Math.max(1, Math.round(wordCount / wordsPerMinute));
  return (
    <div className="lcd pb-10 print:border-0 print:pb-0">
      <div className="@container frame">
        <Breadcrumbs
          siteCode={site.code}
          categoryName={article.category_name}
          title={article.title}
        />
        <header className="grid items-center gap-6 pt-1 @2xl:grid-cols-[1fr_15rem]">
          <div className="min-w-0">
            <h1 className="text-2xl leading-tight font-semibold tracking-tight hyphens-auto @xl:text-4xl @5xl:text-5xl">
              {article.title}
            </h1>
            <p className="mt-3 max-w-[60ch] text-pretty @xl:text-lg">{article.description}</p>
            <p className="mt-3 text-sm text-quiet">
              <time dateTime={article.created_date}>{dateOf(article.created_date)}</time>
              {' · '}
              {t('article.checked', { date: dateOf(articlesCheckedOn) })}
              {' · '}
              <span className="whitespace-nowrap">{t('article.minutes', { minutes })}</span>
            </p>
          </div>
          {article.img_dir_path && (
            <ArticlePicture
              directory={article.img_dir_path}
              alt={article.imageAlt}
              title={article.imageTitle}
              sizes="(min-width: 768px) 240px, calc(100vw - 32px)"
              isFirst
            />
          )}
        </header>
      </div>
    </div>
  );
}
