import { kindAt, withKind } from '@/lib/evening/planned-sittings';
import type { Translator } from '@/lib/i18n/duration-text';
import type { CalculatorStore } from '@/lib/store/calculator';
import { showUndo } from '@/lib/store/toasts';
import type { DrinkPlace } from './drink-pickers';

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
