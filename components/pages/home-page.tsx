import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { AnswersSection } from '@/components/answers/answers-section';
import { Library } from '@/components/article/library';
import { Prose } from '@/components/article/prose';
import { Calculator } from '@/components/calculator/calculator';
import { SiteLink } from '@/components/shell/site-link';
import { KeptOpen } from '@/components/ui/kept-open';
import { withLinks } from '@/lib/articles/link-directives';
import { articleRoute } from '@/lib/articles/links';
import { articleById, articleMarkdown } from '@/lib/articles/manifest';
import { markdownTree } from '@/lib/articles/markdown';
import { calculatorSetup } from '@/lib/drinks/setup';
import { calculatorLimits } from '@/lib/i18n/calculator-limits';
import { pickMessages } from '@/lib/i18n/pick-messages';
import { href, withBasePath } from '@/lib/site/routes';
import { defaultSiteCode, type Site } from '@/lib/site/sites';
import { calculatorNamespaces } from './message-namespaces';
import { Method } from './method';
import { ResultAhead } from './result-ahead';

/** Null in a build without LANGUAGE_CHOICE, so that no page contains its code. */
const languageChoice =
  process.env.LANGUAGE_CHOICE === '1' ? import('@/components/shell/language-choice') : null;

/**
 * Id of an element after the calculator, which must be parsed before the first paint: the parts of the
 * calculator are shown in another order than in the markup, and would move while they are parsed.
 */
const firstPaintNeedsId = 'introduction';

/** The home page: the calculator, its accuracy, the about article and the library. */
export async function HomePage({ site }: { site: Site }) {
  const t = await getTranslations();
  const messages = pickMessages(await getMessages(), calculatorNamespaces);
  const laws = calculatorLimits(site.locale);
  const setup = calculatorSetup(site);
  const about = articleById(site.code, 'about');
  const questions = articleById(site.code, 'questions-before-driving');
  const choice = site.code === defaultSiteCode ? await languageChoice : null;
  return (
    <>
      <link rel="expect" href={`#${firstPaintNeedsId}`} blocking="render" />
      <NextIntlClientProvider messages={messages}>
        {choice && (
          <div className="frame">
            <choice.LanguageChoice />
          </div>
        )}
        <noscript>
          <p className="alert rounded-none alert-info">{t('home.noScript')}</p>
        </noscript>
        <Calculator siteCode={site.code} setup={setup} laws={laws}>
          <h1 className="text-[1.375rem] leading-tight font-[680] tracking-[-0.02em] lg:text-[1.75rem] min-[90rem]:text-[2rem]">
            {t('home.title')}
          </h1>
        </Calculator>
        <ResultAhead setup={setup} />
        <KeptOpen />
      </NextIntlClientProvider>
      <div className="frame @container pt-8 pb-4">
        <p id={firstPaintNeedsId} className="max-w-prose text-quiet">
          {t('home.subtitle')} {t('home.intro')}
        </p>
        <div className="mt-8 border-t border-hairline pt-8">
          <AnswersSection site={site}>
            <p className="mt-3">
              <SiteLink
                href={href(site.code, articleRoute(questions))}
                className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
              >
                {questions.title}
              </SiteLink>
            </p>
          </AnswersSection>
        </div>
        <div className="mt-8 grid gap-x-16 gap-y-8 border-t border-hairline pt-8 @4xl:grid-cols-[minmax(0,1fr)_21rem]">
          <section data-testid="about-article">
            <img
              className="float-end ms-6 mb-4 size-20 rounded-box sm:size-28"
              loading="lazy"
              src={withBasePath('/icon.svg')}
              alt={t('home.imageAlt')}
              width={112}
              height={112}
            />
            <h2 className="text-[1.1875rem] leading-tight font-[650]">{about.title}</h2>
            <Prose
              tree={markdownTree(withLinks(articleMarkdown(site.code, 'about')))}
              siteCode={site.code}
              className="mt-3"
            />
          </section>
          <Method site={site} />
        </div>
        <div className="mt-8 border-t border-hairline pt-8">
          <Library siteCode={site.code} />
        </div>
      </div>
    </>
  );
}
