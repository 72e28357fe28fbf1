import { useTranslations } from 'next-intl';
import type { SiteCode } from '@/lib/site/sites';
import { ResultNotice } from './result-notice';

/** Nothing entered, so nothing to calculate: leads to the calculator. */
export function ResultEmpty({ siteCode }: { siteCode: SiteCode }) {
  const t = useTranslations();
  return (
    <ResultNotice
      siteCode={siteCode}
      testId="result-empty"
      title={t('result.empty.title')}
      text={t('result.empty.text')}
      action={t('result.empty.action')}
    />
  );
}
