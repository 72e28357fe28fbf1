import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import helpLines from '@/content/help-lines.json';
import { lookCloserFrom, mostPoints } from '@/lib/answers/audit-c';
import type { Site } from '@/lib/site/sites';

/** In a chunk of its own: one text of the library has it. */
const SelfCheckForm = dynamic(() =>
  import('./self-check-form').then((module) => module.SelfCheckForm),
);

/** AUDIT-C with the country's help line, in words made at build time. */
export function SelfCheck({ site }: { site: Site }) {
  const t = useTranslations();
  const line = helpLines.sites[site.code];
  return (
    <section className="lcd rounded-box p-5" aria-labelledby="self-check">
      <h2 id="self-check" className="text-lg font-semibold">
        {t('audit.title')}
      </h2>
      <p className="mt-2">{t('audit.intro')}</p>
      <p className="mt-2 mb-4 text-sm text-quiet">{t('audit.drinkMeans')}</p>
      <SelfCheckForm
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
          scores: Array.from({ length: mostPoints + 1 }, (_, score) => t('audit.score', { score })),
          low: {
            woman: t('audit.low', { from: lookCloserFrom.woman }),
            man: t('audit.low', { from: lookCloserFrom.man }),
          },
          high: {
            woman: t('audit.high', { from: lookCloserFrom.woman }),
            man: t('audit.high', { from: lookCloserFrom.man }),
          },
          help: t('audit.help', { line }),
        }}
      />
    </section>
  );
}
