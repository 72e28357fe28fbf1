import { useTranslations } from 'next-intl';
import { longestSpanMin } from '@/lib/bac';
import type { SiteCode } from '@/lib/site/sites';
import { ResultNotice } from './result-notice';

/** Sittings over more than a day, so nothing is calculated: leads back to the entries. */
export function ResultTooLong({ siteCode }: { siteCode: SiteCode }) {
  const t = useTranslations();
  return (
    <ResultNotice
      siteCode={siteCode}
      testId="result-too-long"
      title={t('result.sittings.tooLongTitle', { hours: longestSpanMin / 60 })}
      text={t('result.sittings.tooLongText')}
      action={t('result.sittings.tooLongAction')}
    />
  );
}
