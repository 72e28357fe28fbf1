import { useTranslations } from 'next-intl';
import { measuredEvidence } from '@/lib/evidence/measured';

/** What the estimate rests on, with the measured figures. */
export function Method() {
  const t = useTranslations();
  return (
    <aside className="self-start rounded-box border border-base-content/10 bg-base-100 p-5 sm:p-6">
      <h2 className="text-lg font-semibold">{t('method.title')}</h2>
      <p className="mt-2 text-base-content/80">{t('method.text', measuredEvidence)}</p>
      <p className="mt-2 font-semibold">{t('method.plan')}</p>
    </aside>
  );
}
