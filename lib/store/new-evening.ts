import { emptyEvening } from '@/lib/evening/new-evening';
import { identityOf, type KeptEvening } from '@/lib/evening/kept-evening';
import { beginAgain } from '@/lib/evening/repeat-evening';
import type { EveningEntries, Person } from '@/lib/model/model';
import type { SiteCode } from '@/lib/site/sites';
import type { CalculatorStore } from './calculator';
import { changeEvenings } from './evenings';

/** Undoes the replacement of an evening. */
export type UndoReplace = () => void;

/**
 * Replaces the entered evening, and adds it to the earlier evenings unless it is empty.
 * @param peakPermille the peak of the replaced evening; null if it is empty
 * @param gone evenings to remove from the list, because they are entered again
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

/** Starts a new, empty evening without a day. Person and preferences are kept. */
export function beginEvening(
  store: CalculatorStore,
  siteCode: SiteCode,
  peakPermille: number | null,
): UndoReplace {
  const { model, catalog } = store.getState();
  return replaceEvening(store, siteCode, peakPermille, emptyEvening(model, catalog));
}
