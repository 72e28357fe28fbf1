import { useTranslations } from 'next-intl';
import { hasRoom, kindAt, withKind } from '@/lib/evening/planned-sittings';
import type { Translator } from '@/lib/i18n/duration-text';
import type { CalculatorStore } from '@/lib/store/calculator';
import { useCalculatorContext, useCalculatorModel } from '@/lib/store/calculator-context';
import { sittingActions } from '@/lib/store/sitting-actions';
import { showUndo } from '@/lib/store/toasts';
import type { DrinkPlace } from './drink-pickers';

interface AnotherKindProps extends DrinkPlace {
  /** "Beer" */
  drink: string;
}

/** Button that adds a line for another strength or glass of a drink, or removes that line. */
export function AnotherKind({ sitting, type, kind, drink }: AnotherKindProps) {
  const t = useTranslations();
  const { store } = useCalculatorContext();
  const { addAnotherKind, removeKind } = sittingActions(store);
  const canAdd = useCalculatorModel(hasRoom);
  const isAnother = kind > 0;
  if (!isAnother && !canAdd) return null;
  return (
    <button
      type="button"
      data-testid={isAnother ? `another-remove-${type}` : `another-${type}`}
      className="col-span-2 col-start-2 row-start-2 min-h-11 cursor-pointer text-start text-sm text-link @max-xs:row-start-3"
      onClick={() => (isAnother ? removeKind(type, sitting, kind) : addAnotherKind(type, sitting))}
    >
      {isAnother ? t('log.anotherRemove', { drink }) : t('log.another', { drink })}
    </button>
  );
}

/** Sets an amount to 0; its undo restores only that, and the day that went with a last drink. */
export function clearDrink(
  { type, sitting, kind }: DrinkPlace,
  name: string,
  store: CalculatorStore,
  t: Translator,
): void {
  const { model, setAmount } = store.getState();
  const { amount } = kindAt(model, sitting, type, kind);
  const { startDay, zone, madeIn } = model;
  setAmount(type, 0, sitting, kind);

  function restore() {
    const { model: now, setSittings } = store.getState();
    const back = withKind(now, sitting, type, kind, { amount });
    setSittings(now.startDay === '' ? { ...back, startDay, zone, madeIn } : back);
  }

  showUndo(t('drinks.cleared', { drink: name, amount }), restore, t);
}
