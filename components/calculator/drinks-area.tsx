import { useTranslations } from 'next-intl';
import { hasAnyDrink } from '@/lib/evening/planned-sittings';
import type { ListedCountries } from '@/lib/i18n/calculator-limits';
import type { Site } from '@/lib/site/sites';
import type { CalculatorStore } from '@/lib/store/calculator';
import { loadEngine } from '@/lib/store/engine';
import { EstimateArea } from './estimate-area';
import type { EmptyDisplay } from './live-panel';
import { useEnteredEvening } from './use-entered-evening';

interface DrinksAreaProps {
  store: CalculatorStore;
  site: Site;
  laws: ListedCountries;
  onCalculate: () => void;
}

/** The live estimate of what was drunk. It follows the entries apart from the form. */
export function DrinksArea({ store, site, laws, onCalculate }: DrinksAreaProps) {
  const t = useTranslations();
  const entered = useEnteredEvening(store, site, laws);
  const { reason, isMissing, model } = entered;

  function empty(): EmptyDisplay {
    // Something was drunk, and what calculates is not there: no level would be true.
    if (reason === null && hasAnyDrink(model)) {
      return isMissing
        ? { title: t('error.part'), text: '', isUnknown: true, onRetry: loadEngine }
        : { title: t('shell.loading'), text: '', isUnknown: true };
    }
    if (reason === 'tooLong') {
      return { title: t('sittings.tooLongTitle'), text: t('sittings.tooLongPanel') };
    }
    const title = reason === 'noAlcohol' ? t('panel.noAlcohol') : t('panel.emptyTitle');
    return { title, text: t('panel.emptyText') };
  }

  return <EstimateArea {...{ store, site, laws, entered, onCalculate }} empty={empty()} />;
}
