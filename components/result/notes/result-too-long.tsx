import { useTranslations } from 'next-intl';
import type { SiteCode } from '@/lib/site/sites';
import { ResultNotice } from './result-notice';

/** The sittings span more than three days, which is not calculated. */
export function ResultTooLong({ siteCode }: { siteCode: SiteCode }) {
  const t = useTranslations();
  return (
    <ResultNotice
      siteCode={siteCode}
      testId="result-too-long"
      title={t('timing.tooLongTitle')}
      text={t('timing.tooLongText')}
      action={t('result.sittings.tooLongAction')}
    />
  );
}
