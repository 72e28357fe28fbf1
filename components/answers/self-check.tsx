import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { lookCloserFrom } from '@/lib/answers/audit-c';
import { helpLinesOf } from '@/lib/answers/help-lines';
import { longDate } from '@/lib/i18n/day-names';
import { pickMessages } from '@/lib/i18n/pick-messages';
import type { Site } from '@/lib/site/sites';
import { SelfCheckForm } from './self-check-form';

/** AUDIT-C with the country's help line. */
export async function SelfCheck({ site }: { site: Site }) {
  const t = await getTranslations();
  const { text: line, asOf } = helpLinesOf(site.code);
  return (
    <section className="lcd rounded-box p-5" aria-labelledby="self-check">
      <h2 id="self-check" className="text-xl leading-tight font-[650]">
        {t('audit.title')}
      </h2>
      <p className="mt-2">{t('audit.intro')}</p>
      <p className="mt-2 mb-4 text-sm text-quiet">{t('audit.drinkMeans')}</p>
      <NextIntlClientProvider messages={pickMessages(await getMessages(), ['audit'])}>
        <SelfCheckForm
          from={lookCloserFrom(site.code)}
          help={t('audit.help', { line })}
          helpNote={
            asOf ? t('audit.helpAsOf', { date: longDate(asOf, site) }) : t('audit.helpUnconfirmed')
          }
        />
      </NextIntlClientProvider>
    </section>
  );
}
