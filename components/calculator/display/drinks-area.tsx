import { useTranslations } from 'next-intl';
import { useEnteredEvening } from '@/components/calculator/use-entered-evening';
import { hasAnyDrink } from '@/lib/evening/planned-sittings';
import { loadCalculateDrinks } from '@/lib/store/lazy-calculate-drinks';
import { EstimateArea, type EstimateAreaProps } from './estimate-area';
import type { EmptyDisplay } from './live-display';

type DrinksAreaProps = Pick<EstimateAreaProps, 'onCalculate' | 'button'>;

/** The live estimate for the entered drinks. It re-renders on its own, without the form. */
export function DrinksArea(props: DrinksAreaProps) {
  const t = useTranslations();
  const entered = useEnteredEvening();
  const { reason, isMissing, model } = entered;

  function empty(): EmptyDisplay {
    // There are drinks but no engine yet: any level shown would be wrong.
    if (reason === null && hasAnyDrink(model)) {
      return isMissing
        ? { title: t('error.part'), text: '', isUnknown: true, onRetry: loadCalculateDrinks }
        : { title: t('shell.loading'), text: '', isUnknown: true };
    }
    if (reason === 'tooLong') {
      return { title: t('timing.tooLongTitle'), text: t('timing.tooLongText') };
    }
    const title = reason === 'noAlcohol' ? t('panel.noAlcohol') : t('panel.emptyTitle');
    return { title, text: t('panel.emptyText') };
  }

  return <EstimateArea entered={entered} empty={empty()} {...props} />;
}
