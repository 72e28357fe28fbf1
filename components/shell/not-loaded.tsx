import { useTranslations } from 'next-intl';

/** Shown in place of a part of the page that could not be loaded, with a button to try again. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations();
  return (
    <div role="alert">
      <p>{t('error.part')}</p>
      <button type="button" className="btn mt-3 min-h-11" onClick={onRetry}>
        {t('error.retry')}
      </button>
    </div>
  );
}
