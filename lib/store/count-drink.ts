import { h24Text } from '@/lib/bac';
import { localTime } from '@/lib/calendar/local-day';
import { MINUTE_MS } from '@/lib/calendar/zone';
import { servingSize } from '@/lib/drinks/serving-size';
import { drinkKind } from '@/lib/drinks/servings';
import { firstDrinkMin } from '@/lib/evening/last-sip-now';
import { logDrink } from '@/lib/evening/log-drink';
import { hasAnyDrink, sittingsOf, withSitting, lastSitting } from '@/lib/evening/planned-sittings';
import { ifUnchanged, withoutLogged } from '@/lib/evening/take-back';
import type { Translator } from '@/lib/i18n/duration-text';
import { strengthText } from '@/lib/i18n/format';
import { clockText } from '@/lib/i18n/use-level-texts';
import type { DrinkType } from '@/lib/model/model';
import type { Site } from '@/lib/site/sites';
import type { CalculatorStore } from './calculator';
import { fileEvening, resumeKept } from './new-evening';
import { zonedNow } from './zoned-now';
import { showToast } from './toasts';

interface CountedNow {
  store: CalculatorStore;
  site: Site;
  type: DrinkType;
  t: Translator;
}

/** The instants of the latest taps. */
let taps: number[] = [];

/** True for the third tap within ten minutes: nobody drinks as fast, so the times are asked for. */
function isBurst(nowMs: number): boolean {
  taps = [...taps, nowMs].filter((ms) => nowMs - ms <= firstDrinkMin * MINUTE_MS);
  if (taps.length < 3) return false;
  taps = [];
  return true;
}

/**
 * Counts a drink as drunk now and offers an undo; what is no longer part of the evening is filed.
 * It is added to what is saved, and saved at once, so that two open tabs lose none.
 */
export function countDrink({ store, site, type, t }: CountedNow): void {
  const at = zonedNow();
  store.readLatest();
  const undoResume = resumeKept(store, at);
  const before = store.getState().model;
  const logged = logDrink(before, type, at);
  const sittings = isBurst(at.nowMs)
    ? withSitting(logged.sittings, lastSitting(logged.sittings).index, { givenEnds: 'none' })
    : logged.sittings;
  const undoFile = logged.gone && fileEvening(store, { ...before, ...logged.gone }, at);
  store.getState().setSittings(sittings);
  store.saveNow();
  const after = store.getState().model;

  function takeBack() {
    store.readLatest();
    const { model: now, setSittings } = store.getState();
    const { choice, sitting } = logged;
    const without = withoutLogged(now, { type, choice, sitting, before, after });
    // What was left out comes back with the evening before, unless something else was entered.
    const isAlone = logged.gone !== null && !hasAnyDrink(without);
    const exact = ifUnchanged(now, after, before) ?? (isAlone ? sittingsOf(before) : null);
    setSittings(exact ?? without);
    if (exact) {
      undoFile?.();
      undoResume?.();
    }
    store.saveNow();
  }

  const { percent, servingItemName } = logged.choice;
  const { catalog, model } = store.getState();
  const words = {
    drink: drinkKind(catalog, type).name,
    glass: `${servingSize(servingItemName)}, ${strengthText(percent, site)}`,
    time: clockText(h24Text(localTime(at.nowMs, at.zone).minuteOfDay), model.unitSystem),
  };
  showToast({
    text: logged.isJoined ? t('log.countedFull', words) : t('log.counted', words),
    type: logged.isJoined ? 'warning' : 'success',
    action: { label: t('evening.undo'), onAction: takeBack },
  });
}
