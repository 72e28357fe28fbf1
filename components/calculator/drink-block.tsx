import { useTranslations } from 'next-intl';
import { useEffect, type ReactNode } from 'react';
import { BeerIcon, BottleIcon, MartiniIcon, WineIcon } from '@/components/ui/icons';
import { onDemand } from '@/components/ui/on-demand';
import { NumberField } from '@/components/ui/number-field/number-field';
import { gramsOf } from '@/lib/bac';
import { drinkKind } from '@/lib/drinks/servings';
import { formatNumber } from '@/lib/i18n/format';
import { limits } from '@/lib/model/limits';
import type { DrinkType } from '@/lib/model/model';
import { sittingAt } from '@/lib/evening/planned-sittings';
import type { Site } from '@/lib/site/sites';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';
import { AmountPopup } from './amount-popup';
import { PercentPicker, ServingPicker } from './drink-pickers';

/** Offered only once there is one. */
const anotherKind = onDemand(() => import('./another-kind').then((part) => part.AnotherKind));

const icons: Record<DrinkType, ReactNode> = {
  beer: <BeerIcon />,
  wine: <WineIcon />,
  vodka: <MartiniIcon />,
  other: <BottleIcon />,
};

interface DrinkBlockProps {
  store: CalculatorStore;
  site: Site;
  /** Place in the order of entry, 0 for the first. */
  sitting: number;
  type: DrinkType;
  /** True where the bubble asks for an amount. */
  isAmountWanted?: boolean;
  /** Another kind of a drink that the block above it holds: it can be taken away. */
  isAnother?: boolean;
}

/** One kind of drink: how strong, which glass, how many. It lights up once there is one. */
export function DrinkBlock(props: DrinkBlockProps) {
  const { store, site, sitting, type, isAmountWanted = false, isAnother = false } = props;
  const t = useTranslations();
  const drink = useCalculator(store, (state) => drinkKind(state.catalog, type).name);
  const name = isAnother ? t('log.anotherName', { drink }) : drink;
  const setting = useCalculator(
    store,
    ({ model }) => sittingAt(model, sitting).alcoholSettings[type],
  );
  const isDrunk = setting.amount > 0;
  const hasKinds = isDrunk || isAnother;
  const [AnotherKind, loadKinds] = anotherKind.usePart();

  useEffect(() => {
    if (hasKinds) loadKinds();
  }, [hasKinds, loadKinds]);

  // Before there is one, the unseen text is that of the first glass: the block will not grow by it.
  const ml = (setting.amount || 1) * setting.servingItemCapacityInMl;
  const grams = formatNumber(gramsOf([{ ml, percent: setting.percent }]), 1, site);
  return (
    <li
      data-testid={isAnother ? `drink-${type}-another` : `drink-${type}`}
      className="@container relative py-4 last:pb-0"
    >
      <div className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-2 @2xl:grid-cols-[2.75rem_minmax(0,2fr)_auto_8rem_minmax(0,3fr)] @2xl:gap-3">
        <span
          className={`grid size-11 place-items-center self-start rounded-field ${isDrunk ? 'bg-info/20 text-info' : 'bg-base-200 text-base-content/70'}`}
        >
          {icons[type]}
        </span>
        <div>
          <h3
            className={`leading-tight font-semibold hyphens-auto transition-[translate] ${isDrunk ? '' : 'translate-y-2'}`}
          >
            {name}
          </h3>
          <p
            className={`num text-xs leading-tight text-base-content/80 ${isDrunk ? '' : 'invisible'}`}
          >
            {t('panel.grams', { grams })}
          </p>
        </div>
        <div className={isAmountWanted ? 'relative' : ''}>
          {isAmountWanted && <AmountPopup />}
          <NumberField
            testId="amount"
            value={setting.amount}
            {...limits.amount}
            onChange={(amount) => store.getState().setAmount(type, amount, sitting)}
            clearClassName="absolute start-0 top-4"
            labels={{
              field: t('drinks.amount', { drink: name }),
              minus: t('drinks.fewer', { drink: name }),
              plus: t('drinks.more', { drink: name }),
              clear: t('drinks.clear', { drink: name }),
            }}
          />
        </div>
        <div className="col-span-3 grid grid-cols-[2fr_3fr] gap-2 @2xl:contents">
          <PercentPicker store={store} site={site} sitting={sitting} type={type} />
          <ServingPicker store={store} sitting={sitting} type={type} />
        </div>
      </div>
      {hasKinds && AnotherKind && <AnotherKind {...{ store, sitting, type, drink, isAnother }} />}
    </li>
  );
}
