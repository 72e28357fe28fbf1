import { h24Text } from '@/lib/bac';
import { localZone } from '@/lib/browser/local-zone';
import { localTime } from '@/lib/calendar/local-day';
import type { ApplicableLimit } from '@/lib/countries/applicable-limit';
import { servingSize } from '@/lib/drinks/serving-size';
import { drinkKind } from '@/lib/drinks/servings';
import { phaseAt } from '@/lib/evening/evening-at';
import { peakToKeep } from '@/lib/evening/kept-evening';
import { logDrink } from '@/lib/evening/log-drink';
import { isEvening } from '@/lib/evening/evening';
import { calculateDrinks } from '@/lib/evening/calculate-drinks';
import { calculatedEvening } from '@/lib/evening/calculated-evening';
import { sittingsOf } from '@/lib/evening/planned-sittings';
import type { Translator } from '@/lib/i18n/duration-text';
import { strengthText } from '@/lib/i18n/format';
import { clockText } from '@/lib/i18n/use-level-texts';
import type { DrinkType } from '@/lib/model/model';
import type { Site } from '@/lib/site/sites';
import type { CalculatorStore } from '@/lib/store/calculator';
import { beginEvening, type UndoReplace } from '@/lib/store/new-evening';
import { showToast } from '@/lib/store/toasts';

export interface CountDrinkInput {
  store: CalculatorStore;
  site: Site;
  type: DrinkType;
  limit: ApplicableLimit;
  t: Translator;
}

export type CountDrink = (input: CountDrinkInput) => void;

/**
 * Counts a drink as drunk now and shows a toast with "undo". If the entered evening is over, it is
 * stored with the earlier evenings and the drink starts a new one.
 */
export const countDrink: CountDrink = ({ store, site, type, limit, t }) => {
  const at = { zone: localZone, nowMs: Date.now() };
  const entered = store.getState().model;
  // The calculator's entries always have a day, so the current time is not needed to infer one.
  const calculated = calculatedEvening(calculateDrinks, entered, limit, { ...at, nowMs: 0 });
  const evening = isEvening(calculated) ? calculated : null;
  const peakPermille = peakToKeep(entered, evening);
  let undoBegin: UndoReplace | null = null;

  function beginAnew() {
    undoBegin = beginEvening(store, site.code, peakPermille);
    return logDrink(store.getState().model, type, at);
  }

  const before = sittingsOf(entered);
  const isPast = evening !== null && phaseAt(evening, at.nowMs) === 'past';
  const logged = isPast ? beginAnew() : (logDrink(entered, type, at) ?? beginAnew());
  if (!logged) return;
  store.getState().setSittings(logged.sittings);

  const { percent, servingItemName } = logged.choice;
  const { catalog, model } = store.getState();
  const words = {
    drink: drinkKind(catalog, type).name,
    glass: `${servingSize(servingItemName)}, ${strengthText(percent, site)}`,
    time: clockText(h24Text(localTime(at.nowMs, localZone).minuteOfDay), model.unitSystem),
  };
  showToast({
    text: logged.isFull ? t('log.countedFull', words) : t('log.counted', words),
    type: logged.isFull ? 'warning' : 'success',
    action: {
      label: t('evening.undo'),
      onAction: () => (undoBegin ? undoBegin() : store.getState().setSittings(before)),
    },
  });
};
