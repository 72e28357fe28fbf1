import { useTranslations } from 'next-intl';
import { absurdPermille, lifeThreateningPermille } from '@/lib/model/warnings';
import type { ResultTexts } from './result-texts';

interface EmergencyProps {
  peakPermille: number;
  /** Calls the ambulance of the country whose limit applies. */
  number: string;
  texts: ResultTexts;
}

/** A level that kills, or a slip in the entries; nothing below 3 permille. */
export function Emergency({ peakPermille, number, texts }: EmergencyProps) {
  const t = useTranslations();
  if (peakPermille <= lifeThreateningPermille) return null;
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
