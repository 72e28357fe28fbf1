import { useTranslations } from 'next-intl';
import type { SiteCode } from '@/lib/site/sites';
import { ResultNotice } from './result-notice';

interface ResultEmptyProps {
  siteCode: SiteCode;
  /** Drinks were entered, but all of 0 %. */
  isWithoutAlcohol: boolean;
}

/** Nothing with alcohol was entered. */
export function ResultEmpty({ siteCode, isWithoutAlcohol }: ResultEmptyProps) {
  const t = useTranslations();
  return (
    <ResultNotice
      siteCode={siteCode}
      testId="result-empty"
      title={t('result.empty.title')}
      text={isWithoutAlcohol ? t('result.empty.noAlcohol') : t('result.empty.text')}
      action={isWithoutAlcohol ? t('result.changeData') : t('result.empty.action')}
    />
  );
}
