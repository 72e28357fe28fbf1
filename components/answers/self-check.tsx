import { useTranslations } from 'next-intl';
import { lookCloserFrom, maxPoints } from '@/lib/answers/audit-c';
import { helpLinesOf } from '@/lib/answers/help-lines';
import { longDate } from '@/lib/i18n/day-names';
import type { Site } from '@/lib/site/sites';
import { SelfCheckForm } from './self-check-form';

/** AUDIT-C with the country's help line. Its texts are made at build time. */
export function SelfCheck({ site }: { site: Site }) {
  const t = useTranslations();
  const { text: line, asOf } = helpLinesOf(site.code);
  const from = lookCloserFrom(site.code);
  return (
    <section className="lcd rounded-box p-5" aria-labelledby="self-check">
      <h2 id="self-check" className="text-xl leading-tight font-[650]">
        {t('audit.title')}
      </h2>
      <p className="mt-2">{t('audit.intro')}</p>
      <p className="mt-2 mb-4 text-sm text-quiet">{t('audit.drinkMeans')}</p>
      <SelfCheckForm
        from={from}
        texts={{
          sex: t('audit.sex'),
          woman: t('audit.woman'),
          man: t('audit.man'),
          asked: {
            often: {
              text: t('audit.howOften'),
              options: [
                t('audit.often0'),
                t('audit.often1'),
                t('audit.often2'),
                t('audit.often3'),
                t('audit.often4'),
              ],
            },
            many: {
              text: t('audit.howMany'),
              options: [
                t('audit.many0'),
                t('audit.many1'),
                t('audit.many2'),
                t('audit.many3'),
                t('audit.many4'),
              ],
            },
            six: {
              text: t('audit.howSix'),
              options: [
                t('audit.six0'),
                t('audit.six1'),
                t('audit.six2'),
                t('audit.six3'),
                t('audit.six4'),
              ],
            },
          },
          open: t('audit.open'),
          scores: Array.from({ length: maxPoints + 1 }, (_, score) => t('audit.score', { score })),
          low: {
            woman: t('audit.low', { from: from.woman }),
            man: t('audit.low', { from: from.man }),
          },
          high: {
            woman: t('audit.high', { from: from.woman }),
            man: t('audit.high', { from: from.man }),
          },
          help: t('audit.help', { line }),
          helpNote: asOf
            ? t('audit.helpAsOf', { date: longDate(asOf, site) })
            : t('audit.helpUnconfirmed'),
        }}
      />
    </section>
  );
}
