import { useTranslations } from 'next-intl';
import { absorptionAfterLastDrinkMin } from '@/lib/bac';
import { mouthAlcoholMin } from '@/lib/model/measurement';
import { Warning } from './result-warnings';

/** What makes the measurement useless, or the level still rise. */
export function MeasuredWarnings({ sinceLastDrinkMin }: { sinceLastDrinkMin: number }) {
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
