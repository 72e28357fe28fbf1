import { useTranslations } from 'next-intl';

/** Why nothing was calculated. It flashes once, each time it is made anew. */
export function MissingReadingHint() {
  const t = useTranslations();
  return (
    <div
      role="alert"
      data-testid="no-reading-hint"
      className="mt-3 rounded-field border border-info bg-info/15 p-3 motion-safe:animate-[pulse_600ms_ease-in-out_1]"
    >
      <p className="font-semibold">{t('reading.missingTitle')}</p>
      <p className="mt-0.5 text-sm">{t('reading.missingText')}</p>
    </div>
  );
}
