import { describe, expect, it } from 'vitest';
import { beginAgain, emptyEvening, repeatOf } from '@/lib/evening/new-evening';
import type { CalculatorModel } from '@/lib/model/model';
import { gbCatalog, usCatalog } from '../../fixtures/saved-models/catalogs';
import { added, drunk, empty, glass, measured } from './entries';
import { withFlat, flat } from '../../flat';

const can = glass('beer-usual', 'Can', 355, 6);

/** A model with every field filled in. */
const full: CalculatorModel = withFlat(
  measured({ unit: 'mgPer100Ml', value: 53, measuredDay: '2026-11-20', isDayChosen: true }),
  {
    unitSystem: 'imperial',
    gender: 1,
    age: 55,
    heightInCm: 170,
    weightInKg: 70,
    weightInStone: true,
    selectedCountryId: 'PL',
    driverClass: 'novice',
    ownLimitPermille: 0.3,
    timeStartInH24: '18:00',
    timeFinishInH24: '19:10',
    foodWhileDrinkingType: 0,
    alcoholSettings: drunk({
      beer: { percent: 6, servingItemId: 'beer-large', amount: 2, countedAs: can },
      wine: { percent: 13.5 },
    }),
    addedSittings: [added('22:00', '23:00', 0)],
    startDay: '2026-11-20',
    isDayChosen: true,
    isLogged: true,
    readyByInH24: '07:30',
  },
);

describe('a new evening', () => {
  const fresh = emptyEvening(full, usCatalog);

  it('holds nothing: usual times and food, one sitting, no day', () => {
    expect(flat(fresh)).toMatchObject({
      timeStartInH24: '21:00',
      timeFinishInH24: '23:00',
      foodWhileDrinkingType: 2,
      addedSittings: [],
      startDay: '',
      isDayChosen: false,
      isLogged: false,
      readyByInH24: '',
    });
    const { measurement } = fresh;
    expect([measurement.value, measurement.measuredDay, measurement.isDayChosen]).toEqual([
      null,
      '',
      false,
    ]);
  });

  it('keeps strengths and glasses, and forgets what was counted', () => {
    expect(flat(fresh).alcoholSettings).toEqual(
      drunk({ beer: { percent: 6, servingItemId: 'beer-large' }, wine: { percent: 13.5 } }),
    );
    expect(flat(fresh).alcoholSettings.beer).not.toHaveProperty('countedAs');
  });

  it('keeps the way in and the unit of a measurement', () => {
    expect([fresh.entryMode, fresh.measurement.unit]).toEqual(['measurement', 'mgPer100Ml']);
    expect(emptyEvening(empty, gbCatalog).entryMode).toBe('drinks');
  });
});

describe('an earlier evening', () => {
  it('opened again is as it was, with the body of then, under the limit of now', () => {
    const now = { ...empty, selectedCountryId: 'DE', ownLimitPermille: null };
    expect({ ...now, ...beginAgain(full) }).toEqual({
      ...full,
      unitSystem: 'metric',
      weightInStone: false,
      selectedCountryId: 'DE',
      driverClass: 'general',
      ownLimitPermille: null,
    });
  });

  it('repeated is drunk by the body of now, on a day that is open', () => {
    const again = { ...empty, ...repeatOf(full) };
    expect(flat(again)).toMatchObject({
      gender: empty.gender,
      age: empty.age,
      weightInKg: empty.weightInKg,
      timeStartInH24: '18:00',
      timeFinishInH24: '19:10',
      alcoholSettings: flat(full).alcoholSettings,
      givenEnds: 'none',
      addedSittings: flat(full).addedSittings.map((one) => ({ ...one, givenEnds: 'none' })),
      startDay: '',
      isDayChosen: false,
      isLogged: false,
      readyByInH24: '',
    });
    expect([again.measurement.measuredDay, again.measurement.isDayChosen]).toEqual(['', false]);
  });
});
