import { useTranslations } from 'next-intl';
import { articleRoute } from '@/lib/articles/links';
import { articleById } from '@/lib/articles/manifest';
import { ArticleWords } from '@/lib/articles/words';
import { measuredEvidence } from '@/lib/evidence/measured';
import { linkTo } from '@/lib/site/routes';
import type { Site } from '@/lib/site/sites';

/** How accurate the estimate is, and a link to how that was checked. */
export function Method({ site }: { site: Site }) {
  const t = useTranslations();
  const words = new ArticleWords(site, t);
  return (
    <section>
      <h2 className="text-xl leading-tight font-[650]">{t('method.title')}</h2>
      <p className="mt-2 max-w-prose">
        {t('method.text', {
          curves: measuredEvidence.curves,
          people: measuredEvidence.people,
          levels: words.levelList(measuredEvidence.limits),
          worstHours: words.number(measuredEvidence.worstHours, 1),
          leftOut: measuredEvidence.leftOutPercent,
        })}
      </p>
      <a
        href={linkTo(site.code, articleRoute(articleById(site.code, 'accuracy-of-bac-calculator')))}
        className="inline-flex min-h-11 items-center text-sm font-semibold text-link underline-offset-4 hover:underline"
      >
        {t('method.link')}
      </a>
    </section>
  );
}
