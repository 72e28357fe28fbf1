import { mostLaterSittings } from '@/lib/bac';
import {
  nextSitting,
  splitSitting,
  withAnotherKind,
  withoutSitting,
} from '@/lib/evening/sitting-changes';
import { withDayShift } from '@/lib/evening/sitting-days';
import { startDayOf } from '@/lib/evening/start-day';
import type { DrinkType, Sittings } from '@/lib/model/model';
import type { CalculatorState } from './calculator';
import { placeNow } from './place-now';

/** What can be changed about several sittings: most visitors have one and never load this. */
export interface SittingActions {
  /** Adds one after the last, unless there are six. */
  addSitting(): void;
  /** Adds another kind of a drink that a sitting holds, unless there are six sittings in all. */
  addAnotherKind(type: DrinkType, sitting: number): void;
  /** Takes an added sitting away, and the other kinds of drinks in it; `setSittings` brings it back. @param sitting 1 or more */
  removeSitting(sitting: number): void;
  /** Puts an added sitting on the day before or after its present one, as far as a day from the first. */
  moveSitting(sitting: number, days: -1 | 1): void;
  /** Makes two of one, with a pause between them, unless there are six. */
  splitSitting(sitting: number): void;
}

/** Whatever holds the entries. */
interface Entries {
  getState: () => Pick<CalculatorState, 'model' | 'setSittings'>;
}

/** The actions over the sittings of a store. */
export function sittingActions({ getState }: Entries, place = placeNow): SittingActions {
  function change(patch: (model: Sittings) => Sittings) {
    const { model, setSittings } = getState();
    setSittings(patch(model));
  }

  /** A change that needs one sitting more. */
  function changeWithRoom(patch: (model: Sittings) => Sittings) {
    change((model) => (model.addedSittings.length < mostLaterSittings ? patch(model) : model));
  }

  return {
    addSitting: () =>
      changeWithRoom((model) => ({
        ...model,
        addedSittings: [...model.addedSittings, nextSitting(model)],
        // Where there are several, each says its day.
        startDay: model.startDay || startDayOf(model, place()),
      })),
    addAnotherKind: (type, sitting) =>
      changeWithRoom((model) => withAnotherKind(model, sitting, type)),
    removeSitting: (sitting) => change((model) => withoutSitting(model, sitting)),
    moveSitting: (sitting, days) =>
      change((model) => {
        const dayShift = (model.addedSittings[sitting - 1]?.dayShift ?? 0) + days;
        return withDayShift(model, sitting, dayShift) ?? model;
      }),
    splitSitting: (sitting) => changeWithRoom((model) => splitSitting(model, sitting)),
  };
}
