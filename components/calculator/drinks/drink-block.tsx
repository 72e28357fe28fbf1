import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
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

/** One kind of drink: glass, size, strength and amount. The glass is filled once there is an amount. */
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
  const [isOpen, setOpen] = useState(isAnother);
  const [AnotherKind, loadKinds] = anotherKind.usePart();

  useEffect(() => {
    if (isOpen) loadKinds();
    if (hasKinds) {
      void anotherKind.request();
      void clearing.request();
    }
  }, [isOpen, hasKinds, loadKinds]);

  // A tap on "+1" moves nothing: the line below opens with the number, the size or the strength.
  const open = () => setOpen(true);
  const handleAmount = (next: number) => setAmount(type, next, sitting, kind);
  const handleClear = () =>
    void clearing.whenThere((clearDrink) => clearDrink({ store, type, sitting, kind, name, t }));

  return (
    <li
      data-testid={isAnother ? `drink-${type}-another` : `drink-${type}`}
      className={`drink ${hasAmount ? '' : 'text-quiet'}`}
      data-open={(isOpen && hasKinds) || undefined}
    >
      <Glass type={type} isFull={hasAmount} className="drink-glass" />
      <div className="drink-name" onFocus={open} onClick={open}>
        <h3 className="leading-tight font-semibold hyphens-auto text-base-content">{name}</h3>
        <div className="drink-line">
          <ServingPicker sitting={sitting} type={type} kind={kind} />
          <PercentPicker sitting={sitting} type={type} kind={kind} />
        </div>
      </div>
      {isAmountWanted && <AmountPopup />}
      <NumberField
        testId="amount"
        value={amount}
        min={bounds.amount.min}
        max={bounds.amount.max}
        onChange={handleAmount}
        onClear={handleClear}
        onFocus={open}
        action={onLog && <LogPlus type={type} onLog={() => onLog(type)} />}
        labels={{
          field: t('drinks.amount', { drink: name }),
          minus: t('drinks.fewer', { drink: name }),
          plus: t('drinks.more', { drink: name }),
          clear: t('drinks.clear', { drink: name }),
        }}
      />
      {isOpen && hasKinds && AnotherKind && (
        <AnotherKind sitting={sitting} type={type} kind={kind} drink={drink} />
      )}
    </li>
  );
}
