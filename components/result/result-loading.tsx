import { useTranslations } from 'next-intl';

/**
 * The place of the result until the browser has read the entries or the link: panels of the same
 * size, so that nothing moves. The exported page holds this.
 */
export function ResultLoading() {
  const t = useTranslations();
  return (
    <div aria-busy="true" className="min-h-dvh">
      <p role="status" className="sr-only">
        {t('result.loading')}
      </p>
      <div aria-hidden="true" className="grid gap-4 sm:gap-5 lg:grid-cols-[25rem_1fr]">
        <div className="lcd h-135 rounded-box" />
        <div className="h-110 rounded-box border border-base-content/10 bg-base-100 lg:h-135" />
        <div className="h-96 rounded-box border border-base-content/10 bg-base-100 lg:col-span-2" />
      </div>
    </div>
  );
}
