import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Glass } from '@/components/ui/glass';
import { NumberField } from '@/components/ui/number-field/number-field';
import { onDemand } from '@/components/ui/on-demand';
import { servingSize } from '@/lib/drinks/serving-size';
import { drinkKind, servingById } from '@/lib/drinks/servings';
import { kindAt, nextDrinkSetting } from '@/lib/evening/planned-sittings';
import { strengthText } from '@/lib/i18n/format';
import { bounds } from '@/lib/model/bounds';
import type { DrinkType } from '@/lib/model/model';
import {
  useCalculatorActions,
  useCalculatorContext,
  useCalculatorModel,
  useCalculatorState,
} from '@/lib/store/calculator-context';
import { PercentPicker, ServingPicker, type DrinkPlace } from './drink-pickers';

/** Needed only once there is an amount. */
const secondLine = onDemand(() => import('./another-kind'));

interface DrinkBlockProps extends DrinkPlace {
  /** Shows the bubble that asks for an amount. */
  isAmountWanted?: boolean;
  /** Counts one of this type as drunk now; left out while drinks of earlier are entered. */
  onLog?: (type: DrinkType) => void;
}

/** One kind of drink: glass, size, strength and amount. The glass is filled once there is an amount. */
export function DrinkBlock(props: DrinkBlockProps) {
  const { sitting, type, kind, isAmountWanted = false, onLog } = props;
  const place = { sitting, type, kind };
  const isAnother = kind > 0;
  const t = useTranslations();
  const { store, site } = useCalculatorContext();
  const { setAmount } = useCalculatorActions();
  const drink = useCalculatorState((state) => drinkKind(state.catalog, type).name);
  const name = isAnother ? t('log.anotherName', { drink }) : drink;
  const { amount, servingItemId } = useCalculatorModel((model) =>
    kindAt(model, sitting, type, kind),
  );
  // Its amount is a volume: always seen, typed, and not counted by taps.
  const isCustom = useCalculatorState(
    ({ catalog }) => servingById(catalog, type, servingItemId)?.isCustom,
  );
  const next = useCalculatorModel((model) => nextDrinkSetting(model, type));
  // What one tap counts as drunk now.
  const logLabel = t('log.name', {
    type,
    size: servingSize(next.servingItemName),
    strength: strengthText(next.percent, site),
  });
  const hasAmount = amount > 0;
  const hasKinds = hasAmount || isAnother;
  const [isOpen, setOpen] = useState(isAnother);
  const [part] = secondLine.usePart(isOpen);

  secondLine.useAhead(hasKinds);

  // A tap on "+1" moves nothing: the line below opens with the number, the size or the strength.
  const open = () => setOpen(true);
  const handleAmount = (next: number) => setAmount(type, next, sitting, kind);
  const handleClear = () =>
    void secondLine.whenThere(({ clearDrink }) => clearDrink(place, name, store, t));

  return (
    <li
      data-testid={isAnother ? `drink-${type}-another` : `drink-${type}`}
      className={`drink ${hasAmount ? '' : 'text-quiet'}`}
      data-open={(isOpen && hasKinds) || undefined}
      data-custom={isCustom || undefined}
    >
      <Glass type={type} isFull={hasAmount} className="size-9 @max-xs:size-7" />
      <div className="drink-name" onFocus={open} onClick={open}>
        <h3 className="leading-tight font-semibold hyphens-auto text-base-content">{name}</h3>
        <div className="drink-line">
          <ServingPicker {...place} />
          <PercentPicker {...place} />
        </div>
      </div>
      {isAmountWanted && (
        // Screen readers get the hint instead.
        <span
          aria-hidden="true"
          className="pointer-events-none absolute end-0 bottom-full z-10 w-max max-w-56 rounded-field bg-info px-3 py-1.5 text-sm font-semibold text-info-content shadow-md after:absolute after:end-8 after:top-full after:border-6 after:border-transparent after:border-t-info"
        >
          {t('drinks.noAmountPopup')}
        </span>
      )}
      <NumberField
        testId="amount"
        value={amount}
        {...bounds.amount}
        onChange={handleAmount}
        onClear={handleClear}
        onFocus={open}
        plus={
          onLog && !isCustom
            ? { label: logLabel, onPress: () => onLog(type), testId: `log-${type}` }
            : undefined
        }
        labels={{
          field: t('drinks.amount', { drink: name }),
          minus: t('drinks.fewer', { drink: name }),
          plus: name,
          clear: t('drinks.clear', { drink: name }),
        }}
      />
      {isOpen && hasKinds && part && <part.AnotherKind {...place} drink={drink} />}
    </li>
  );
}
