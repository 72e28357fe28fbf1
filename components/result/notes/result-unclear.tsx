import { useTranslations } from 'next-intl';
import type { SiteCode } from '@/lib/site/sites';
import { ResultNotice } from './result-notice';

/** The measurement may have been before the last drink, so it says nothing about now. */
export function ResultUnclear({ siteCode }: { siteCode: SiteCode }) {
  const t = useTranslations();
  return (
    <ResultNotice
      siteCode={siteCode}
      testId="result-unclear"
      title={t('measurement.lastDrinkAfter')}
      text=""
      action={t('result.changeData')}
    />
  );
}
