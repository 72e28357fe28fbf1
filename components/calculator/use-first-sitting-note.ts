import { useTranslations } from 'next-intl';
import { periodIndexes } from '@/lib/evening/planned-sittings';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';

/** "Sitting 1" for the cards of the first one, once there are more. */
export function useFirstSittingNote(store: CalculatorStore): string | undefined {
  const t = useTranslations();
  const hasAdded = useCalculator(store, ({ model }) => periodIndexes(model).length > 1);
  return hasAdded ? t('sittings.name', { number: 1 }) : undefined;
}
