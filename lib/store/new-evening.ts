import { alcoholLeftUntilMs, firstSipMs, likelyPeakPermille } from '@/lib/evening/gone-alcohol';
import { withoutEvenings, type KeptEvening } from '@/lib/evening/kept-evening';
import { beginAgain, emptyEvening, entriesOf } from '@/lib/evening/new-evening';
import { joinedEvenings } from '@/lib/evening/joined-evenings';
import { hasAnyDrink } from '@/lib/evening/planned-sittings';
import type { ZonedNow } from '@/lib/calendar/zone';
import { ifUnchanged, withoutAdded } from '@/lib/evening/take-back';
import type { CalculatorModel, EveningEntries, Person } from '@/lib/model/model';
import type { CalculatorStore } from './calculator';
import { changeEvenings, keptEvenings } from './evenings';
import { useJoinQuestion } from './join-question';
import { zonedNow } from './zoned-now';

/**
 * Replaces the entered evening, and adds it to the earlier evenings unless it is empty.
 * @param peakPermille the peak of the replaced evening; null if it is empty
 * @param gone evenings to remove from the list, because they are entered again
 * @returns the undo
 */
export function replaceEvening(
  store: CalculatorStore,
  peakPermille: number | null,
  entries: EveningEntries & Partial<Person>,
  gone: readonly KeptEvening[] = [],
) {
  const { siteCode } = store;
  const { model, catalog, setEvening } = store.getState();
  const kept = peakPermille === null ? [] : [{ model, peakPermille }];
  changeEvenings(siteCode, catalog, (list) => [...kept, ...withoutEvenings(list, gone)]);
  setEvening(entries);
  // At once: what another tab logs in the next half second must not be overwritten.
  store.getState().saveNow();
  const after = store.getState().model;
  return () => {
    const now = store.getState().model;
    // What was entered since is not lost either.
    const isSame = ifUnchanged(now, after, model) !== null;
    const sincePermille = isSame ? null : likelyPeakPermille(now, zonedNow());
    const since = sincePermille === null ? [] : [{ model: now, peakPermille: sincePermille }];
    changeEvenings(siteCode, catalog, (list) => [
      ...gone,
      ...since,
      ...withoutEvenings(list, kept),
    ]);
    store.getState().setEvening(beginAgain(model));
  };
}

/** Adds what is no longer part of the entered evening, with its person, to the earlier ones. */
export function fileEvening(
  { siteCode, getState }: CalculatorStore,
  model: CalculatorModel,
  at: ZonedNow,
) {
  const peakPermille = likelyPeakPermille(model, at);
  if (peakPermille === null) return () => {};
  const kept = { model, peakPermille };
  const { catalog } = getState();
  changeEvenings(siteCode, catalog, (list) => [kept, ...list]);
  return () => void changeEvenings(siteCode, catalog, (list) => withoutEvenings(list, [kept]));
}

/**
 * Like `replaceEvening`, but asks first if alcohol may be left: do new drinks belong to it?
 * @param onDone called with the undo once it is decided
 */
export function replaceAsked(
  store: CalculatorStore,
  peakPermille: number | null,
  entries: EveningEntries,
  onDone: (undo: () => void) => void,
): void {
  const { model } = store.getState();
  const at = zonedNow();
  const replace = () => onDone(replaceEvening(store, peakPermille, entries));
  const goneMs = model.entryMode === 'drinks' ? alcoholLeftUntilMs(model, at) : null;
  if (goneMs === null) return replace();
  function join() {
    const { setSittings } = store.getState();
    const before = store.getState().model;
    setSittings(joinedEvenings(before, entries, at));
    store.getState().saveNow();
    const after = store.getState().model;
    onDone(() => {
      const exact = ifUnchanged(store.getState().model, after, before);
      setSittings(exact ?? withoutAdded(store.getState().model, after, before));
    });
  }
  useJoinQuestion.setState({
    question: {
      siteCode: store.siteCode,
      unitSystem: model.unitSystem,
      startMs: firstSipMs(model, at),
      goneMs,
      nowMs: at.nowMs,
      onTogether: join,
      onApart: replace,
    },
  });
}

/**
 * Goes on with an earlier evening whose alcohol may be left, if that of the entered one is gone.
 * @returns the undo; null if nothing changed
 */
export function resumeKept(store: CalculatorStore, at: ZonedNow): (() => void) | null {
  const { model, catalog } = store.getState();
  const isThere = (entered: CalculatorModel) => alcoholLeftUntilMs(entered, at) !== null;
  if (!hasAnyDrink(model) || isThere(model)) return null;
  const kept = keptEvenings(store.siteCode, catalog).find(
    (one) => one.model.entryMode === 'drinks' && isThere(one.model),
  );
  if (!kept) return null;
  const peakPermille = likelyPeakPermille(model, at);
  return replaceEvening(store, peakPermille, entriesOf(kept.model), [kept]);
}

/**
 * Starts a new, empty evening without a day, like `replaceAsked`. Person and preferences are kept.
 */
export function beginAsked(
  store: CalculatorStore,
  peakPermille: number | null,
  onDone: (undo: () => void) => void,
): void {
  const { model, catalog } = store.getState();
  replaceAsked(store, peakPermille, emptyEvening(model, catalog), onDone);
}
