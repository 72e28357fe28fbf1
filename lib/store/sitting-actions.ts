import { hasRoom, sittingAt } from '@/lib/evening/planned-sittings';
import {
  splitSitting,
  withAnotherKind,
  withNextSitting,
  withoutKind,
  withoutSitting,
} from '@/lib/evening/sitting-changes';
import { withDayShift } from '@/lib/evening/sitting-days';
import type { DrinkType, Sittings } from '@/lib/model/model';
import type { CalculatorState } from './calculator';

/** Changes of added sittings. In a separate module, because most visitors do not need it. */
export interface SittingActions {
  /** Adds a sitting after the last one, unless there are six. */
  addSitting(): void;
  /** Adds another kind of a drink to a sitting, unless there are six sittings in total. */
  addAnotherKind(type: DrinkType, sitting: number): void;
  /**
   * Removes an added sitting. `setSittings` restores it.
   * @param sitting 1 or more
   */
  removeSitting(sitting: number): void;
  /** Removes another kind of a drink. @param kind 1 or more */
  removeKind(type: DrinkType, sitting: number, kind: number): void;
  /** Moves an added sitting by a day. */
  moveSitting(sitting: number, days: -1 | 1): void;
  /** Splits a sitting in two with a pause between them, unless there are six. */
  splitSitting(sitting: number): void;
}

/** The part of the store that is used. */
interface Entries {
  getState: () => Pick<CalculatorState, 'model' | 'setSittings'>;
}

/** The actions on the sittings of a store. */
export function sittingActions({ getState }: Entries): SittingActions {
  function change(patch: (model: Sittings) => Sittings) {
    const { model, setSittings } = getState();
    setSittings(patch(model));
  }

  /** A change that adds a sitting. */
  function changeWithRoom(patch: (model: Sittings) => Sittings) {
    change((model) => (hasRoom(model) ? patch(model) : model));
  }

  return {
    addSitting: () => changeWithRoom(withNextSitting),
    addAnotherKind: (type, sitting) =>
      changeWithRoom((model) => withAnotherKind(model, sitting, type)),
    removeSitting: (sitting) => change((model) => withoutSitting(model, sitting)),
    removeKind: (type, sitting, kind) => change((model) => withoutKind(model, sitting, type, kind)),
    moveSitting: (sitting, days) =>
      change((model) => {
        const dayShift = sittingAt(model, sitting).dayShift + days;
        return withDayShift(model, sitting, dayShift) ?? model;
      }),
    splitSitting: (sitting) => changeWithRoom((model) => splitSitting(model, sitting)),
  };
}
