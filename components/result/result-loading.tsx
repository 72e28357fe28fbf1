import { useTranslations } from 'next-intl';
import { ResultHeader } from './result-header';

/**
 * The place of the result until the browser has read the entries or the link: a display and a sheet,
 * so that nothing moves. The exported page holds this.
 */
export function ResultLoading() {
  const t = useTranslations();
  return (
    <div aria-busy="true">
      <div className="lcd">
        <div className="frame @container min-h-dvh pb-5">
          <ResultHeader />
          <p role="status" className="sr-only">
            {t('result.loading')}
          </p>
        </div>
      </div>
      <div aria-hidden="true" className="sheet -mt-5 min-h-dvh" />
    </div>
  );
}
