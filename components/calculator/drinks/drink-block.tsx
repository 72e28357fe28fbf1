import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Glass } from '@/components/ui/glass';
import { NumberField } from '@/components/ui/number-field/number-field';
import { onDemand } from '@/components/ui/on-demand';
import { drinkKind } from '@/lib/drinks/servings';
import { kindAt } from '@/lib/evening/planned-sittings';
import { bounds } from '@/lib/model/bounds';
import type { DrinkType } from '@/lib/model/model';
import {
  useCalculatorActions,
  useCalculatorContext,
  useCalculatorModel,
  useCalculatorState,
} from '@/lib/store/calculator-context';
import { AmountPopup } from './amount-popup';
import { LogPlus } from './log-plus';
import { PercentPicker, ServingPicker } from './drink-pickers';

/** Needed only once there is an amount. */
const anotherKind = onDemand(() => import('./another-kind').then((part) => part.AnotherKind));
const clearing = onDemand(() => import('./clear-drink').then((part) => part.clearDrink));

interface DrinkBlockProps {
  /** Place in the order of entry, 0 for the first. */
  sitting: number;
  type: DrinkType;
  /** Shows the bubble that asks for an amount. */
  isAmountWanted?: boolean;
  /** Counts one of this type as drunk now; left out while drinks of earlier are entered. */
  onLog?: (type: DrinkType) => void;
  /** 0 for the first of its type; others were added beside it, so they can be removed. */
  kind: number;
}

/** One kind of drink: glass, strength and amount. Its icon is filled once there is an amount. */
export function DrinkBlock(props: DrinkBlockProps) {
  const { sitting, type, kind, isAmountWanted = false, onLog } = props;
  const isAnother = kind > 0;
  const t = useTranslations();
  const { store } = useCalculatorContext();
  const { setAmount } = useCalculatorActions();
  const drink = useCalculatorState((state) => drinkKind(state.catalog, type).name);
  const name = isAnother ? t('log.anotherName', { drink }) : drink;
  const amount = useCalculatorModel((model) => kindAt(model, sitting, type, kind).amount);
  const hasAmount = amount > 0;
  const hasKinds = hasAmount || isAnother;
  const [AnotherKind, loadKinds] = anotherKind.usePart();

  useEffect(() => {
    if (isAnother) loadKinds();
    if (hasKinds) {
      void anotherKind.request();
      void clearing.request();
    }
  }, [isAnother, hasKinds, loadKinds]);

  // Not before the visitor comes to this drink: its line would move what stands below.
  const handleApproach = hasKinds ? loadKinds : undefined;

  const handleAmount = (next: number) => {
    setAmount(type, next, sitting, kind);
    loadKinds();
  };
  const handleMore = () => {
    if (!onLog) return handleAmount(Math.min(bounds.amount.max, amount + 1));
    onLog(type);
    loadKinds();
  };
  const handleClear = () =>
    void clearing.whenThere((clearDrink) => clearDrink({ store, type, sitting, kind, name, t }));

  return (
    <li
      data-testid={isAnother ? `drink-${type}-another` : `drink-${type}`}
      className="relative py-1 @3xl:py-3"
      onPointerEnter={handleApproach}
      onFocus={handleApproach}
    >
      <div className="flex flex-wrap items-center gap-x-2 @max-xs:py-1">
        <button
          type="button"
          data-testid="amount-icon"
          data-repeats=""
          aria-label={t('drinks.addOne', { drink: name })}
          className={`drink-icon ${hasAmount ? '' : 'text-quiet'}`}
          onClick={handleMore}
        >
          <Glass type={type} isFull={hasAmount} className="size-7.5 @3xl:size-9" />
        </button>
        <div className="min-w-0 flex-1 @max-xs:basis-[calc(100%-3.5rem)]">
          <h3 className="leading-tight font-semibold hyphens-auto">{name}</h3>
          <div className="drink-line">
            <ServingPicker sitting={sitting} type={type} kind={kind} />
            <span aria-hidden="true" className="self-end pb-0.5">
              ·
            </span>
            <PercentPicker sitting={sitting} type={type} kind={kind} />
          </div>
        </div>
        <div className={`shrink-0 @max-xs:ms-auto ${isAmountWanted ? 'relative' : ''}`}>
          {isAmountWanted && <AmountPopup />}
          <NumberField
            testId="amount"
            value={amount}
            min={bounds.amount.min}
            max={bounds.amount.max}
            onChange={handleAmount}
            onClear={handleClear}
            action={onLog && <LogPlus type={type} onLog={handleMore} />}
            labels={{
              field: t('drinks.amount', { drink: name }),
              minus: t('drinks.fewer', { drink: name }),
              plus: t('drinks.more', { drink: name }),
              clear: t('drinks.clear', { drink: name }),
            }}
          />
        </div>
      </div>
      {hasKinds && AnotherKind && (
        <AnotherKind sitting={sitting} type={type} kind={kind} drink={drink} />
      )}
    </li>
  );
}
