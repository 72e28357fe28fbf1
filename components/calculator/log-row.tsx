import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import type { CountryLaws } from '@/lib/countries/applicable-limit';
import { drinkKind } from '@/lib/drinks/servings';
import { presentSetting } from '@/lib/evening/present-kind';
import { strengthText } from '@/lib/i18n/format';
import type { DrinkType } from '@/lib/model/model';
import type { Site } from '@/lib/site/sites';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import { useEnteredEvening } from './use-entered-evening';
import type { CountDrink } from './count-drink';

/** What a tap does is loaded while the page is quiet: the buttons are there from the start. */
const counting = onDemand(() => import('./count-drink').then((part) => part.countDrink));

interface LogRowProps {
  store: CalculatorStore;
  site: Site;
  laws: CountryLaws;
}

/** One button for each kind of drink: a tap counts one as drunk now. */
export function LogRow({ store, site, laws }: LogRowProps) {
  const t = useTranslations();
  const typeOrder = useCalculator(store, (state) => state.catalog.typeOrder);
  const { evening } = useEnteredEvening(store, site, laws);

  useEffect(() => void counting.request(), []);

  function handleLog(type: DrinkType) {
    const count = (countDrink: CountDrink) => countDrink({ store, site, type, evening, t });
    void counting.whenThere(count);
  }

  return (
    <div id="log" className="mt-3 scroll-mt-20">
      <p className="text-sm text-base-content/80">{t('log.label')}</p>
      <div className="mt-2 grid grid-cols-2 gap-2 @xl:grid-cols-4">
        {typeOrder.map((type) => (
          <LogButton key={type} {...{ store, site, type }} onLog={() => handleLog(type)} />
        ))}
      </div>
    </div>
  );
}

interface LogButtonProps {
  store: CalculatorStore;
  site: Site;
  type: DrinkType;
  onLog: () => void;
}

function LogButton({ store, site, type, onLog }: LogButtonProps) {
  const t = useTranslations();
  const drink = useCalculator(store, (state) => drinkKind(state.catalog, type).name);
  const setting = useCalculator(store, ({ model }) => presentSetting(model, type));
  const { percent, servingItemName } = setting;
  return (
    <button
      type="button"
      data-testid={`log-${type}`}
      className="btn h-auto min-h-13 flex-col gap-0 px-2 py-1.5 leading-tight"
      onClick={onLog}
    >
      <span className="font-semibold">{t('log.one', { drink })}</span>
      <span className="num text-xs font-normal text-balance text-base-content/80">
        {`${servingItemName} · ${strengthText(percent, site)}`}
      </span>
    </button>
  );
}
