import { useTranslations } from 'next-intl';
import type { ShownResult } from '@/components/result/result-parts';
import { internationalEmergencyNumber } from '@/lib/countries/international-emergency';
import { absurdPermille, lifeThreateningPermille } from '@/lib/model/warnings';

/** The emergency number, shown for a peak above 3 permille: life-threatening, or a typing error. */
export function Emergency({ shown }: { shown: ShownResult }) {
  const { evening, phase, texts, country } = shown;
  const t = useTranslations();
  const { peakPermille } = evening.forecast.likely;
  if (phase === 'past' || peakPermille <= lifeThreateningPermille) return null;
  const number = country?.emergencyNumber ?? internationalEmergencyNumber;
  return (
    <div
      role="alert"
      data-testid="emergency"
      className="flex flex-wrap items-center justify-between gap-3 rounded-box border-2 border-error bg-base-100 p-4"
    >
      <p className="grow basis-60 font-medium">
        {peakPermille > absurdPermille
          ? t('result.warning.absurd', { number })
          : t('result.warning.life', {
              level: texts.limitWithUnit(lifeThreateningPermille),
              number,
            })}
      </p>
      <a href={`tel:${number}`} className="btn btn-error num min-h-11 min-w-24 font-bold">
        {t('result.warning.call', { number })}
      </a>
    </div>
  );
}
