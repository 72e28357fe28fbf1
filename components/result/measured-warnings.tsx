import { useTranslations } from 'next-intl';
import { absorptionAfterLastDrinkMin } from '@/lib/bac';
import { mouthAlcoholMin } from '@/lib/model/reading';
import { Warning } from './result-warnings';

/** What makes the reading useless, or the level still rise. */
export function MeasuredWarnings({ sinceLastDrinkMin }: { sinceLastDrinkMin: number }) {
  const t = useTranslations();
  if (sinceLastDrinkMin < mouthAlcoholMin) {
    return <Warning text={t('reading.mouth', { minutes: mouthAlcoholMin })} />;
  }
  if (sinceLastDrinkMin < absorptionAfterLastDrinkMin) {
    return <Warning text={t('reading.result.early', { minutes: absorptionAfterLastDrinkMin })} />;
  }
  return null;
}
