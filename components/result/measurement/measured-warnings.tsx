import { useTranslations } from 'next-intl';
import { Warning } from '@/components/result/notes/result-warnings';
import type { ShownResult } from '@/components/result/result-parts';
import { absorptionAfterLastDrinkMin } from '@/lib/bac';
import type { MeasuredEvening } from '@/lib/evening/evening';
import { mouthAlcoholMin } from '@/lib/model/measurement';

/** Measured too soon after the last drink: mouth alcohol, or a level that still rises. */
export function MeasuredWarnings({ shown }: { shown: ShownResult<MeasuredEvening> }) {
  const { sinceLastDrinkMin } = shown.evening.forecast;
  const t = useTranslations();
  if (sinceLastDrinkMin < mouthAlcoholMin) {
    return <Warning text={t('measurement.mouth', { minutes: mouthAlcoholMin })} />;
  }
  if (sinceLastDrinkMin < absorptionAfterLastDrinkMin) {
    return (
      <Warning text={t('measurement.result.early', { minutes: absorptionAfterLastDrinkMin })} />
    );
  }
  return null;
}
