import { useTranslations } from 'next-intl';
import { useCalculatorModel } from '@/lib/store/calculator-context';

/** "Sitting 1" for the sections of the first sitting; undefined while it is the only one. */
export function useFirstSittingNote(): string | undefined {
  const t = useTranslations();
  const hasAdded = useCalculatorModel((model) => model.sittings.length > 1);
  return hasAdded ? t('timing.session', { number: 1 }) : undefined;
}
