import { useTranslations } from 'next-intl';

interface NotLoadedProps {
  /** Asks for it again; this stays until it is there. */
  onRetry: () => void;
}

/** In the place of a part of the page that could not be loaded: what happened, and a way on. */
export function NotLoaded({ onRetry }: NotLoadedProps) {
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
