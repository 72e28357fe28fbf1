import type { ZonedNow } from '@/lib/calendar/zone';
import type { DrinkCatalog } from '@/lib/drinks/servings';
import { defaultModel } from '@/lib/model/defaults';
import type { CalculatorState } from '@/lib/store/calculator';
import { calculatorActions } from '@/lib/store/calculator-actions';
import { measurementActions } from '@/lib/store/measurement-actions';
import { sittingActions } from '@/lib/store/sitting-actions';
import { usCatalog } from '../../fixtures/saved-models/catalogs';

const saturdayNight = () => ({ zone: () => 0, nowMs: Date.UTC(2026, 10, 21, 22, 0) });

/** Entries in memory, first the defaults, and all that changes them. */
export function entered(
  catalog: DrinkCatalog = usCatalog,
  zonedNow: () => ZonedNow = saturdayNight,
) {
  const state = { model: defaultModel(catalog, 'metric') };
  const actions = calculatorActions(
    (patch) => {
      state.model = { ...state.model, ...patch(state.model, catalog) };
    },
    zonedNow,
    () => 'DE',
  );
  const entries = { getState: () => ({ ...actions, ...state }) as CalculatorState };
  return {
    state,
    actions,
    sittings: sittingActions(entries),
    measurement: measurementActions(entries, zonedNow),
  };
}
