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
import type { CalculatorStore } from './calculator';

/** Calls back with these changes once what shows an added sitting is there, and only then. */
export type WhenShown = (
  act: (part: { sittingActions: typeof sittingActions }) => void,
) => Promise<void>;

/** Changes of added sittings. In a separate module, because most visitors do not need it. */
export function sittingActions({ getState }: Pick<CalculatorStore, 'getState'>) {
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
    addAnotherKind: (type: DrinkType, sitting: number) =>
      changeWithRoom((model) => withAnotherKind(model, sitting, type)),
    /** @param sitting 1 or more; `setSittings` restores it */
    removeSitting: (sitting: number) => change((model) => withoutSitting(model, sitting)),
    /** @param kind 1 or more */
    removeKind: (type: DrinkType, sitting: number, kind: number) =>
      change((model) => withoutKind(model, sitting, type, kind)),
    moveSitting: (sitting: number, days: -1 | 1) =>
      change((model) => {
        const dayShift = sittingAt(model, sitting).dayShift + days;
        return withDayShift(model, sitting, dayShift) ?? model;
      }),
    splitSitting: (sitting: number) => changeWithRoom((model) => splitSitting(model, sitting)),
  };
}
