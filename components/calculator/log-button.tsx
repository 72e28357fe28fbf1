import { useTranslations } from 'next-intl';
import { Glass } from '@/components/ui/glass';
import { drinkKind } from '@/lib/drinks/servings';
import { servingSize } from '@/lib/drinks/serving-size';
import { presentSetting } from '@/lib/evening/present-kind';
import { amountInAll } from '@/lib/evening/planned-sittings';
import { strengthText } from '@/lib/i18n/format';
import type { DrinkType } from '@/lib/model/model';
import type { Site } from '@/lib/site/sites';
import { useCalculator, type CalculatorStore } from '@/lib/store/calculator';

interface LogButtonProps {
  store: CalculatorStore;
  site: Site;
  type: DrinkType;
  /** The entered evening is over: a tap begins a new one, in which there is nothing yet. */
  isOver: boolean;
  onLog: () => void;
}

/** Counts one as drunk now: the glass fills with the first, the badge says how many there are. */
export function LogButton({ store, site, type, isOver, onLog }: LogButtonProps) {
  const t = useTranslations();
  const drink = useCalculator(store, (state) => drinkKind(state.catalog, type).name);
  const { percent, servingItemName } = useCalculator(store, ({ model }) =>
    presentSetting(model, type),
  );
  const amount = useCalculator(store, ({ model }) => amountInAll(model, type));
  const size = servingSize(servingItemName);
  const isFull = amount > 0 && !isOver;
  return (
    <button
      type="button"
      data-testid={`log-${type}`}
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
