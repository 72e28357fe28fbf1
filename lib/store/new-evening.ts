import { emptyEvening } from '@/lib/evening/new-evening';
import { identityOf, type KeptEvening } from '@/lib/evening/kept-evening';
import { beginAgain } from '@/lib/evening/repeat-evening';
import type { EveningEntries, Person } from '@/lib/model/model';
import type { SiteCode } from '@/lib/site/sites';
import type { CalculatorStore } from './calculator';
import { changeEvenings } from './evenings';

/** Puts things back as they were before an evening was replaced. */
export type UndoReplace = () => void;

/**
 * Replaces the entered evening: it is kept among the earlier ones where there is something in it.
 * @param peakPermille of the evening that goes; null where nothing was drunk or measured
 * @param gone evenings that leave the list because they are entered again
 */
export function replaceEvening(
  store: CalculatorStore,
  siteCode: SiteCode,
  peakPermille: number | null,
  entries: EveningEntries & Partial<Person>,
  gone: readonly KeptEvening[] = [],
): UndoReplace {
  const { model, catalog, setEvening } = store.getState();
  const kept: KeptEvening[] = peakPermille === null ? [] : [{ model, peakPermille }];
  const isOf = (list: readonly KeptEvening[]) => (one: KeptEvening) =>
    list.some((other) => identityOf(other) === identityOf(one));
  changeEvenings(siteCode, catalog, (list) => [...kept, ...list.filter((one) => !isOf(gone)(one))]);
  setEvening(entries);
  return () => {
    changeEvenings(siteCode, catalog, (list) => [
      ...gone,
      ...list.filter((one) => !isOf(kept)(one)),
    ]);
    store.getState().setEvening(beginAgain(model));
  };
}

/** Begins a new evening: amounts to zero, one sitting, the day open; person and preferences stay. */
export function beginEvening(
  store: CalculatorStore,
  siteCode: SiteCode,
  peakPermille: number | null,
): UndoReplace {
  const { model, catalog } = store.getState();
  return replaceEvening(store, siteCode, peakPermille, emptyEvening(model, catalog));
}
