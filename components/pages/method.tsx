import { useTranslations } from 'next-intl';
import { measuredEvidence } from '@/lib/evidence/measured';
import { formatNumber } from '@/lib/i18n/format';
import type { Site } from '@/lib/site/sites';

/** What the estimate rests on, with the measured figures. */
export function Method({ site }: { site: Site }) {
  const t = useTranslations();
  const { curves, people, meanMinutes, worstHours, enoughFrom, enoughTo } = measuredEvidence;
  return (
    <aside className="self-start rounded-box border border-base-content/10 bg-base-100 p-5 sm:p-6">
      <h2 className="text-lg font-semibold">{t('method.title')}</h2>
      <p className="mt-2 text-base-content/80">
        {t('method.text', {
          curves,
          people,
          meanMinutes,
          worstHours: formatNumber(worstHours, 1, site),
          enoughFrom,
          enoughTo,
        })}
      </p>
      <p className="mt-2 font-semibold">{t('method.plan')}</p>
    </aside>
  );
}
