import { useTranslations } from 'next-intl';
import { Glass } from '@/components/ui/glass';
import { drinkKind } from '@/lib/drinks/servings';
import { servingSize } from '@/lib/drinks/serving-size';
import { nextDrinkSetting } from '@/lib/evening/next-drink';
import { amountInAll } from '@/lib/evening/planned-sittings';
import { strengthText } from '@/lib/i18n/format';
import type { DrinkType } from '@/lib/model/model';
import {
  useCalculatorContext,
  useCalculatorModel,
  useCalculatorState,
} from '@/lib/store/calculator-context';

interface LogButtonProps {
  type: DrinkType;
  /** The entered evening is over: a tap starts a new, empty one. */
  isOver: boolean;
  onLog: () => void;
}

/** Counts one drink as drunk now. The badge shows how many there are. */
export function LogButton({ type, isOver, onLog }: LogButtonProps) {
  const t = useTranslations();
  const { site } = useCalculatorContext();
  const drink = useCalculatorState((state) => drinkKind(state.catalog, type).name);
  const { percent, servingItemName } = useCalculatorModel((model) => nextDrinkSetting(model, type));
  const amount = useCalculatorModel((model) => amountInAll(model, type));
  const size = servingSize(servingItemName);
  const isFull = amount > 0 && !isOver;
  return (
    <button
      type="button"
      data-testid={`log-${type}`}
      data-repeats=""
      aria-label={t('log.name', { type, size, strength: strengthText(percent, site) })}
      className="log-button"
      onClick={onLog}
    >
      <span translate="no" className="log-plus">
        +1
      </span>
      {isFull && (
        <span key={amount} translate="no" data-testid="log-count" className="log-count">
          {amount}
        </span>
      )}
      <Glass type={type} isFull={isFull} className="log-glass" />
      <span className="log-name">{drink}</span>
      <span className="log-size">{size}</span>
    </button>
  );
}
