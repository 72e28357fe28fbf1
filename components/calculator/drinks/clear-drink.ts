import { sittingAt, withSitting } from '@/lib/evening/planned-sittings';
import type { Translator } from '@/lib/i18n/duration-text';
import type { DrinkType } from '@/lib/model/model';
import type { CalculatorStore } from '@/lib/store/calculator';
import { showToast } from '@/lib/store/toasts';

interface ClearDrinkInput {
  store: CalculatorStore;
  type: DrinkType;
  /** Place in the order of entry, 0 for the first. */
  sitting: number;
  /** "Beer" */
  name: string;
  t: Translator;
}

/**
 * Sets the amount of a drink to 0 and shows a toast with "undo". Undo restores this amount only, and
 * the day if it went with the last drink, so that entries made in the meantime are kept.
 */
export function clearDrink({ store, type, sitting, name, t }: ClearDrinkInput): void {
  const { model, setAmount } = store.getState();
  const { amount } = sittingAt(model, sitting).alcoholSettings[type];
  const { startDay, zone, madeIn } = model;
  setAmount(type, 0, sitting);

  function restore() {
    const { model: now, setSittings } = store.getState();
    const { alcoholSettings } = sittingAt(now, sitting);
    const setting = { ...alcoholSettings[type], amount };
    const back = withSitting(now, sitting, {
      alcoholSettings: { ...alcoholSettings, [type]: setting },
    });
    setSittings(now.startDay === '' ? { ...back, startDay, zone, madeIn } : back);
  }

  showToast({
    text: t('drinks.cleared', { drink: name, amount }),
    type: 'success',
    action: { label: t('evening.undo'), onAction: restore },
  });
}
