import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { calculatorSetup } from '@/lib/drinks/setup';
import { resultCountries } from '@/lib/i18n/country-facts';
import { pickMessages } from '@/lib/i18n/pick-messages';
import type { Site } from '@/lib/site/sites';
import { LazyResult } from './lazy-result';
import { resultNamespaces } from './message-namespaces';

/** The result page, for the visitor's own entries or those of a shared link. */
export async function ResultPage({ site }: { site: Site }) {
  const t = await getTranslations();
  const messages = pickMessages(await getMessages(), resultNamespaces);
  return (
    <NextIntlClientProvider messages={messages}>
      <noscript>
        <div className="frame">
          <p className="alert alert-info my-5">{t('home.noScript')}</p>
        </div>
      </noscript>
      <LazyResult
        siteCode={site.code}
        setup={calculatorSetup(site)}
        countries={resultCountries(site)}
      />
    </NextIntlClientProvider>
  );
}
