import { useTranslations } from 'next-intl';

/** Why nothing was calculated. It flashes once, each time it is made anew. */
export function NoAmountHint() {
  const t = useTranslations();
  return (
    <div
      role="alert"
      data-testid="no-amount-hint"
      className="mt-3 rounded-field border border-info bg-info/15 p-3 motion-safe:animate-[pulse_600ms_ease-in-out_1]"
    >
      <p className="font-semibold">{t('drinks.noAmountTitle')}</p>
      <p className="mt-0.5 text-sm">{t('drinks.noAmountText')}</p>
    </div>
  );
}

/** A bubble over the first amount, until one is entered. The hint says the same to a listener. */
export function AmountPopup() {
  const t = useTranslations();
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute end-0 bottom-full z-10 mb-2 w-max max-w-56 rounded-field bg-info px-3 py-1.5 text-sm font-semibold text-info-content shadow-md after:absolute after:end-16 after:top-full after:border-6 after:border-transparent after:border-t-info"
    >
      {t('drinks.noAmountPopup')}
    </span>
  );
}
