import { useTranslations } from 'next-intl';
import { servingSize } from '@/lib/drinks/serving-size';
import { nextDrinkSetting } from '@/lib/evening/next-drink';
import { strengthText } from '@/lib/i18n/format';
import type { DrinkType } from '@/lib/model/model';
import { useCalculatorContext, useCalculatorModel } from '@/lib/store/calculator-context';

interface LogPlusProps {
  type: DrinkType;
  onLog: () => void;
}

/** The plus of a drink while drinks are logged: one tap counts one as drunk now. */
export function LogPlus({ type, onLog }: LogPlusProps) {
  const t = useTranslations();
  const { site } = useCalculatorContext();
  const { percent, servingItemName } = useCalculatorModel((model) => nextDrinkSetting(model, type));
  const size = servingSize(servingItemName);
  return (
    <button
      type="button"
      data-testid="amount-plus"
      data-repeats=""
      aria-label={t('log.name', { type, size, strength: strengthText(percent, site) })}
      className="number-plus"
      onClick={onLog}
    >
      <span
        data-testid={`log-${type}`}
        translate="no"
        className="absolute inset-0 grid place-items-center"
      >
        +1
      </span>
    </button>
  );
}
