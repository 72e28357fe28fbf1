import { useTranslations } from 'next-intl';
import { ResultHeader } from './result-header';

/** What the exported page contains: the layout of the result, so that nothing moves. */
export function ResultLoading() {
  const t = useTranslations();
  return (
    <div aria-busy="true" data-wide="">
      <div className="lcd sky">
        <div className="frame @container min-h-dvh pt-2 pb-5 sm:pt-4">
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
