import { useTranslations } from 'next-intl';
import type { ListedCountries } from '@/lib/i18n/calculator-limits';
import type { Site } from '@/lib/site/sites';
import type { CalculatorStore } from '@/lib/store/calculator';
import { EstimateArea } from './estimate-area';
import { useEnteredEvening } from './use-entered-evening';

interface DrunkAreaProps {
  store: CalculatorStore;
  site: Site;
  laws: ListedCountries;
  onCalculate: () => void;
}

/** The live estimate of what was drunk. It follows the entries apart from the form. */
export function DrunkArea({ store, site, laws, onCalculate }: DrunkAreaProps) {
  const t = useTranslations();
  const entered = useEnteredEvening(store, site, laws);
  const { reason } = entered;
  const none = reason === 'noAlcohol' ? t('panel.noAlcohol') : t('panel.emptyTitle');
  const empty =
    reason === 'tooLong'
      ? { title: t('sittings.tooLongTitle'), text: t('sittings.tooLongPanel') }
      : { title: none, text: t('panel.emptyText') };
  return <EstimateArea {...{ store, site, laws, entered, empty, onCalculate }} />;
}
