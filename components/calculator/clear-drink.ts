import type { useTranslations } from 'next-intl';
import { sittingAt } from '@/lib/evening/planned-sittings';
import type { DrinkType } from '@/lib/model/model';
import type { CalculatorStore } from '@/lib/store/calculator';
import { showToast } from '@/lib/store/toasts';

/** What clearing the amount of a drink needs. */
interface ClearDrinkInput {
  store: CalculatorStore;
  type: DrinkType;
  /** Place in the order of entry, 0 for the first. */
  sitting: number;
  /** "Beer" */
  name: string;
  t: ReturnType<typeof useTranslations<never>>;
}

/**
 * None of a drink any more, and a toast that brings back as many as there were. Only these come
 * back: what was entered in between stays.
 */
export function clearDrink({ store, type, sitting, name, t }: ClearDrinkInput): void {
  const { model, setAmount } = store.getState();
  const { amount } = sittingAt(model, sitting).alcoholSettings[type];
  setAmount(type, 0, sitting);
  showToast({
    text: t('drinks.cleared', { drink: name, amount }),
    type: 'success',
    action: { label: t('evening.undo'), onAction: () => setAmount(type, amount, sitting) },
  });
}
