import { describe, expect, it } from 'vitest';
import { beginAgain, emptyEvening, entriesOf, repeatOf } from '@/lib/evening/new-evening';
import type { CalculatorModel } from '@/lib/model/model';
import { gbCatalog, usCatalog } from '../../fixtures/saved-models/catalogs';
import { added, drunk, empty, glass, hours, measured } from './entries';
import { withDrinks, withFlat } from '../../flat';

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
    ...hours('18:00', '19:10'),
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

it('a new evening keeps strengths, glasses, the way in and the unit of a measurement only', () => {
  const kept = { beer: { percent: 6, servingItemId: 'beer-large' }, wine: { percent: 13.5 } };
  expect(emptyEvening(full, usCatalog)).toStrictEqual({
    ...entriesOf(withDrinks(empty, kept)),
    entryMode: 'measurement',
    measurement: { ...empty.measurement, unit: 'mgPer100Ml' },
  });
  expect(emptyEvening(empty, gbCatalog).entryMode).toBe('drinks');
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
    expect(repeatOf(full)).toEqual({
      ...entriesOf(full),
      sittings: full.sittings.map((one) => ({ ...one, givenEnds: 'none' })),
      startDay: '',
      isDayChosen: false,
      isLogged: false,
      isEarlier: true,
      readyByInH24: '',
      measurement: { ...full.measurement, measuredDay: '', isDayChosen: false },
    });
  });
});
