import { useTranslations } from 'next-intl';

/** A bubble over the first amount until one is entered. Screen readers get the hint instead. */
export function AmountPopup() {
  const t = useTranslations();
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute end-0 bottom-full z-10 w-max max-w-56 rounded-field bg-info px-3 py-1.5 text-sm font-semibold text-info-content shadow-md after:absolute after:end-8 after:top-full after:border-6 after:border-transparent after:border-t-info"
    >
      {t('drinks.noAmountPopup')}
    </span>
  );
}
