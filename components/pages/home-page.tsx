import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { AnswersSection } from '@/components/answers/answers-section';
import { Library } from '@/components/article/library';
import { Prose } from '@/components/article/prose';
import { Calculator } from '@/components/calculator/calculator';
import { DisclosureIcon } from '@/components/ui/icons';
import { withLinks } from '@/lib/articles/link-directives';
import { articleById, articleMarkdown } from '@/lib/articles/manifest';
import { markdownTree } from '@/lib/articles/markdown';
import { calculatorSetup } from '@/lib/drinks/setup';
import { calculatorLimits } from '@/lib/i18n/country-names';
import { pickMessages } from '@/lib/i18n/pick-messages';
import { withBasePath } from '@/lib/site/routes';
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
const firstPaintNeedsId = 'answers';

/** The home page: the calculator, answers in a table, its accuracy, articles and the about article. */
export async function HomePage({ site }: { site: Site }) {
  const t = await getTranslations();
  const messages = pickMessages(await getMessages(), calculatorNamespaces);
  const laws = calculatorLimits(site.locale);
  const setup = calculatorSetup(site);
  const about = articleById(site.code, 'about');
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
        <Calculator siteCode={site.code} setup={setup} laws={laws} />
        <ResultAhead siteCode={site.code} setup={setup} />
      </NextIntlClientProvider>
      <div className="frame grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 pt-4 lg:grid-cols-2 lg:pt-10">
        <AnswersSection site={site} id={firstPaintNeedsId} />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-y-6">
          <Method site={site} />
          <div>
            <Library siteCode={site.code} />
            <details data-testid="about-article" className="border-b border-hairline">
              <summary className="flex min-h-12 items-center justify-between gap-3 py-2">
                <h2 className="font-semibold">{about.title}</h2>
                <DisclosureIcon />
              </summary>
              <div className="pb-5">
                <img
                  className="float-end ms-6 mb-4 size-20 rounded-box"
                  loading="lazy"
                  src={withBasePath('/icon.svg')}
                  alt={t('home.imageAlt')}
                  width={80}
                  height={80}
                />
                <Prose
                  tree={markdownTree(withLinks(articleMarkdown(site.code, 'about')))}
                  siteCode={site.code}
                />
              </div>
            </details>
            <p className="max-w-prose pt-3 text-sm text-quiet">{t('home.intro')}</p>
          </div>
        </div>
      </div>
    </>
  );
}
