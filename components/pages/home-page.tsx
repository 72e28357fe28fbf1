import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { Library } from '@/components/article/library';
import { Prose } from '@/components/article/prose';
import { Calculator } from '@/components/calculator/calculator';
import { KeptOpen } from '@/components/ui/kept-open';
import { withLinks } from '@/lib/articles/link-directives';
import { articleById, articleMarkdown } from '@/lib/articles/manifest';
import { markdownTree } from '@/lib/articles/markdown';
import { calculatorSetup } from '@/lib/drinks/setup';
import { calculatorLimits } from '@/lib/i18n/calculator-limits';
import { pickMessages } from '@/lib/i18n/pick-messages';
import { withBasePath } from '@/lib/site/routes';
import { defaultSiteCode, type Site } from '@/lib/site/sites';
import { calculatorRooms } from './message-rooms';
import { Method } from './method';
import { ResultAhead } from './result-ahead';

/** Null in a build without the flag (next.config.ts): then no visitor loads its code. */
const languageChoice =
  process.env.LANGUAGE_CHOICE === '1' ? import('@/components/shell/language-choice') : null;

/** The calculator, how sure it is, and the about article at its foot. */
export async function HomePage({ site }: { site: Site }) {
  const t = await getTranslations();
  const messages = pickMessages(await getMessages(), calculatorRooms);
  const laws = calculatorLimits(site.locale);
  const setup = calculatorSetup(site);
  const about = articleById(site.code, 'about');
  const choice = site.code === defaultSiteCode ? await languageChoice : null;
  return (
    <div className="frame">
      <NextIntlClientProvider messages={messages}>
        {choice && <choice.LanguageChoice />}
        <header className="pt-6 pb-5 sm:pt-12 sm:pb-8">
          <h1 className="text-3xl font-bold tracking-tight sm:text-5xl">{t('home.title')}</h1>
          <p className="mt-2 max-w-prose text-base text-base-content/80 sm:text-lg">
            {t('home.subtitle')} {t('home.intro')}
          </p>
        </header>
        <noscript>
          <p className="alert alert-info mb-5">{t('home.noScript')}</p>
        </noscript>
        <Calculator siteCode={site.code} setup={setup} laws={laws} />
        <ResultAhead setup={setup} />
        <KeptOpen />
      </NextIntlClientProvider>
      <div className="mt-12 grid gap-5 pb-8 lg:grid-cols-[1fr_21rem]">
        <section
          data-testid="about-article"
          className="rounded-box border border-base-content/10 bg-base-100 p-5 sm:p-8"
        >
          <img
            className="float-end ms-6 mb-4 size-20 rounded-box sm:size-28"
            loading="lazy"
            src={withBasePath('/icon.svg')}
            alt={t('home.imageAlt')}
            width={112}
            height={112}
          />
          <h2 className="text-xl font-semibold">{about.title}</h2>
          <Prose
            tree={markdownTree(withLinks(articleMarkdown(site.code, 'about')))}
            siteCode={site.code}
            className="mt-3"
          />
        </section>
        <Method site={site} />
      </div>
      <Library siteCode={site.code} />
    </div>
  );
}
