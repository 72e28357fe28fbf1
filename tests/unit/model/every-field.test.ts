import { expect, it } from 'vitest';
import { defaultModel } from '@/lib/model/defaults';
import { perDrinkType } from '@/lib/model/model';
import type { AlcoholSetting, EnteredMeasurement, EnteredSitting } from '@/lib/model/model';
import { checkSaved, savedForm } from '@/lib/model/saved';
import { usCatalog } from '../../fixtures/saved-models/catalogs';

const defaults = defaultModel(usCatalog, 'metric');

/** With every optional field: a new one is missing here, and then not read back. */
const sitting: Required<EnteredSitting> = {
  timeStartInH24: '19:40',
  timeFinishInH24: '22:40',
  givenEnds: 'both',
  dayShift: 0,
  drinks: perDrinkType((type) => {
    const { percent, servingItemId, servingItemName, servingItemCapacityInMl } =
      defaults.sittings[0].drinks[type][0];
    const choice = { percent, servingItemId, servingItemName, servingItemCapacityInMl };
    const drink: Required<AlcoholSetting> = {
      ...choice,
      isPercentSet: true,
      amount: 2,
      countedAs: { ...choice, isPercentSet: true },
    };
    return [drink] as const;
  }),
};
const measurement: Required<EnteredMeasurement> = {
  ...defaults.measurement,
  value: 0.05,
  measuredDay: '2026-11-20',
  isLastDrinkDayBefore: true,
};

it('every field of sittings, drinks and a measurement is saved and read again', () => {
  const model = {
    ...defaults,
    measurement,
    sittings: [sitting, { ...sitting, dayShift: 1 }] as const,
  };
  const saved: unknown = JSON.parse(JSON.stringify(savedForm(model)));
  expect(checkSaved(saved, usCatalog, defaults)).toEqual({ model, lost: [] });
});
