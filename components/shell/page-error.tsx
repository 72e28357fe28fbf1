import { useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { linkTo, parsePath } from '@/lib/site/routes';

interface PageErrorProps {
  error: Error;
  reset: () => void;
}

/** The error view: what happened, that the data is kept, and buttons to retry or to go home. */
export function PageError({ error, reset }: PageErrorProps) {
  const t = useTranslations();
  const { site } = parsePath(usePathname());
  useEffect(() => console.error('The page failed to show.', error), [error]);
  // A chunk that failed to load is not requested again until the page is reloaded.
  const handleRetry = () => (error.name === 'ChunkLoadError' ? location.reload() : reset());
  return (
    <section role="alert">
      <div className="lcd pt-8 pb-12 sm:pt-14">
        <div className="frame">
          <h1 className="text-xl font-semibold tracking-tight sm:text-4xl">{t('error.title')}</h1>
          <p className="mt-3 text-quiet">{t('error.text')}</p>
        </div>
      </div>
      <div className="sheet frame -mt-5 flex flex-wrap gap-3 py-8">
        <button type="button" className="btn h-12 btn-info" onClick={handleRetry}>
          {t('error.retry')}
        </button>
        {/* A full page load, because the error may be caused by state in memory. */}
        <a className="btn h-12" href={linkTo(site.code, { page: 'home' })}>
          {t('error.home')}
        </a>
      </div>
    </section>
  );
}
