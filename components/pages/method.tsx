import { useTranslations } from 'next-intl';
import { ArticleWords } from '@/lib/articles/words';
import { curveRules } from '@/lib/bac';
import { measuredEvidence } from '@/lib/evidence/measured';
import { ownLimit } from '@/lib/evidence/own-limit';
import type { Site } from '@/lib/site/sites';

/** How the estimate works and how accurate it is; ends with the accuracy at the site's own limit. */
export function Method({ site }: { site: Site }) {
  const t = useTranslations();
  const words = new ArticleWords(site, t);
  const { limitPermille, figures } = ownLimit(site);
  const row = {
    curves: figures.counted,
    within40: words.number(figures.within40MinShare * 100, 0),
    within60: words.number(figures.within60MinShare * 100, 0),
    worstHours: words.number(figures.worst, 1),
  };
  return (
    <aside className="self-start">
      <h2 className="text-[1.1875rem] leading-tight font-[650]">{t('method.title')}</h2>
      <p className="mt-2 text-quiet">
        {t('method.text', {
          rate: words.bareLevel(curveRules.likely.eliminationPermillePerHour),
          curves: measuredEvidence.curves,
          people: measuredEvidence.people,
          levels: words.levelList(measuredEvidence.limits),
          meanMinutes: measuredEvidence.meanMinutes,
          worstHours: words.number(measuredEvidence.worstHours, 1),
          zeroMinutes: measuredEvidence.zeroEarlyMinutes,
          leftOut: measuredEvidence.leftOutPercent,
        })}
      </p>
      <p className="mt-2 text-quiet">
        {limitPermille === 0
          ? t('method.rowZero', row)
          : t('method.row', { ...row, level: words.bareLevel(limitPermille) })}
      </p>
      <p className="mt-2 font-semibold">{t('method.plan')}</p>
    </aside>
  );
}
