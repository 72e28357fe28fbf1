import fc from 'fast-check';
import { h24Text } from '@/lib/bac';
import { dayPlus } from '@/lib/calendar/local-day';
import { percentBounds } from '@/lib/model/bounds';
import {
  drinkTypes,
  type AlcoholSetting,
  type CalculatorModel,
  type DrinkType,
  type EnteredMeasurement,
} from '@/lib/model/model';
import { measurementOfSteps, measurementUnits } from '@/lib/model/measurement';
import { empty } from './entries';
import { lawOf } from '../law';
import { withFlat } from '../../flat';
import type { SavedAddedSitting } from '@/lib/model/saved-sittings';

/** A law of any entries. */
export const law = lawOf(500);

const anyClock = fc.integer({ min: 0, max: 1439 }).map(h24Text);

/** A day that a link can hold. */
const anyDay = fc.integer({ min: 0, max: 3650 }).map((days) => dayPlus('2025-01-03', days));

const anySetting = (type: DrinkType): fc.Arbitrary<AlcoholSetting> =>
  fc.record({
    percent: fc.integer({ min: 0, max: percentBounds[type].max * 10 }).map((tenths) => tenths / 10),
    servingItemId: fc.constant(''),
    servingItemName: fc.constant(''),
    servingItemCapacityInMl: fc.integer({ min: 1, max: 1000 }),
    amount: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5 })),
  });

const anyDrinks = fc.record({
  beer: anySetting('beer'),
  wine: anySetting('wine'),
  vodka: anySetting('vodka'),
  other: anySetting('other'),
});

/** A sitting at some minutes from midnight of the first entered date. */
const sittingAt = (
  startMin: number,
  lengthMin: number,
  alcoholSettings: SavedAddedSitting['alcoholSettings'],
): SavedAddedSitting => ({
  timeStartInH24: h24Text((startMin + 1440) % 1440),
  timeFinishInH24: h24Text((startMin + lengthMin + 1440) % 1440),
  givenEnds: 'both',
  dayShift: Math.floor(startMin / 1440),
  alcoholSettings,
});

/** Up to six sittings within a day of the first entered one, before and after it. */
const anySittings = fc
  .tuple(
    fc.integer({ min: 0, max: 1439 }),
    fc.array(
      fc.record({
        offsetMin: fc.integer({ min: -500, max: 500 }),
        lengthMin: fc.integer({ min: 1, max: 400 }),
        alcoholSettings: anyDrinks,
        anotherType: fc.option(fc.constantFrom(...drinkTypes), { nil: undefined, freq: 4 }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  )
  .map(([firstMin, sittings]) => {
    const [first, ...later] = sittings.map(({ offsetMin, lengthMin, ...rest }, i) => ({
      ...sittingAt(firstMin + (i === 0 ? 0 : offsetMin), lengthMin, rest.alcoholSettings),
      ...(rest.anotherType && { anotherType: rest.anotherType }),
    }));
    const { timeStartInH24, timeFinishInH24, givenEnds, alcoholSettings } = first!;
    const times = { timeStartInH24, timeFinishInH24, givenEnds };
    return { ...times, alcoholSettings, addedSittings: later };
  });

const anyMeasurement: fc.Arbitrary<EnteredMeasurement> = fc
  .record({
    steps: fc.integer({ min: 1, max: 400 }),
    unit: fc.constantFrom(...measurementUnits),
    measuredDay: anyDay,
    timeMeasuredInH24: anyClock,
    timeLastDrinkInH24: anyClock,
  })
  .map(({ steps, ...rest }) => ({
    ...rest,
    givenEnds: 'both',
    isDayChosen: false,
    value: measurementOfSteps(steps, rest.unit),
  }));

/** Any entries with a day, of drinks or of a measurement; bodies rounded as in a link. */
export const anyEntries: fc.Arbitrary<CalculatorModel> = fc
  .record({
    sittings: anySittings,
    measurement: anyMeasurement,
    startDay: anyDay,
    entryMode: fc.constantFrom('drinks' as const, 'drinks' as const, 'measurement' as const),
    unitSystem: fc.constantFrom('metric' as const, 'imperial' as const),
    gender: fc.constantFrom(0 as const, 1 as const),
    age: fc.integer({ min: 18, max: 100 }),
    heightInCm: fc.integer({ min: 90, max: 245 }),
    weightInKg: fc.integer({ min: 400, max: 1500 }).map((tenths) => tenths / 10),
    foodWhileDrinkingType: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
  })
  .map(({ sittings, ...rest }) => withFlat(empty, { ...rest, ...sittings }));

/** The same without days. */
export function withoutDays(model: CalculatorModel): CalculatorModel {
  return { ...model, startDay: '', measurement: { ...model.measurement, measuredDay: '' } };
}

export const anyLimitPermille = fc.constantFrom(0, 0.2, 0.25, 0.5, 0.8);

/** Any minute of the twenty years around the days of the entries. */
export const anyMoment = fc
  .integer({ min: 0, max: 20 * 365 * 1440 })
  .map((minutes) => Date.UTC(2020, 0, 1) + minutes * 60_000);
