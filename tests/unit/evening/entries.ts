import type { Zone } from '@/lib/calendar/zone';
import { applicableLimit, type ApplicableLimit } from '@/lib/countries/applicable-limit';
import { isEvening, type DrinksEvening, type Evening } from '@/lib/evening/evening';
import { fromShared, toShared } from '@/lib/evening/shared-model';
import { calculateEvening } from '@/lib/evening/calculate-evening';
import { defaultModel } from '@/lib/model/defaults';
import type { CalculatorModel, EnteredMeasurement } from '@/lib/model/model';
import { gbCatalog, usCatalog } from '../../fixtures/saved-models/catalogs';
import { utc, utcZone } from '../calendar/zones';
import { type DrinkChanges, flat, withDrinks, withFlat } from '../../flat';
import type { SavedAddedSitting } from '@/lib/model/saved-sittings';
import { decodeShareCode, encodeShareCode } from '@/lib/share/share-code';
import type { SharedFacts } from '@/lib/share/shared-facts';
import type { SharedModel } from '@/lib/share/shared-rules';

/** The default person and evening, 21:00 to 23:00, without drinks and without a day. */
export const empty: CalculatorModel = defaultModel(usCatalog, 'metric');

/** Drinks, with the defaults partly overridden. */
export const drunk = (changes: DrinkChanges) => flat(withDrinks(empty, changes)).alcoholSettings;

/** Start and finish of a sitting. */
export const hours = (timeStartInH24: string, timeFinishInH24: string) => ({
  timeStartInH24,
  timeFinishInH24,
});

/** A serving at a strength. */
export const glass = (
  servingItemId: string,
  servingItemName: string,
  servingItemCapacityInMl: number,
  percent: number,
) => ({ percent, servingItemId, servingItemName, servingItemCapacityInMl });

/** A number of beers of half a litre and 5 %. */
export const beers = (amount: number) =>
  drunk({ beer: { percent: 5, servingItemCapacityInMl: 500, amount } });

/** Three beers from 21:00 to 23:00: golden case R01 with the limit 0.2. */
export const r01: CalculatorModel = withFlat(empty, { alcoholSettings: beers(3) });

/** An added sitting, with a beer by default. */
export function added(
  timeStartInH24: string,
  timeFinishInH24: string,
  dayShift: number,
  alcoholSettings = beers(1),
): SavedAddedSitting {
  return { timeStartInH24, timeFinishInH24, givenEnds: 'both', dayShift, alcoholSettings };
}

/** Wine from 12:00 to 13:00, beer from 20:00 to 21:00: golden case M02 with the limit 0.2. */
export const m02: CalculatorModel = withFlat(empty, {
  gender: 1,
  age: 35,
  heightInCm: 170,
  weightInKg: 70,
  ...hours('12:00', '13:00'),
  alcoholSettings: drunk({ wine: { percent: 12, servingItemCapacityInMl: 250, amount: 1 } }),
  addedSittings: [
    added(
      '20:00',
      '21:00',
      0,
      drunk({ beer: { percent: 5, servingItemCapacityInMl: 330, amount: 2 } }),
    ),
  ],
});

/** A measurement instead of drinks, in permille: 0.80 at 23:30, last drink at 23:10. */
export function measured(change: Partial<EnteredMeasurement> = {}): CalculatorModel {
  const measurement: EnteredMeasurement = {
    value: 0.8,
    unit: 'permille',
    measuredDay: '',
    isDayChosen: false,
    timeMeasuredInH24: '23:30',
    timeLastDrinkInH24: '23:10',
    givenEnds: 'both',
    ...change,
  };
  return { ...empty, entryMode: 'measurement', measurement };
}

/** A link as somebody in Britain sees it, whose limit is an own one. */
export const openedLink = (shared: SharedModel): CalculatorModel => {
  const own: CalculatorModel = {
    ...defaultModel(gbCatalog, 'imperial'),
    readyByInH24: '07:30',
    selectedCountryId: 'GB',
    isClassChosen: true,
    driverClass: 'novice',
    ownLimitPermille: 0.1,
  };
  return fromShared(shared, own, gbCatalog, true);
};

/** Entries after a round trip through a link. */
export const overLink = (model: CalculatorModel, limit?: SharedFacts): CalculatorModel =>
  openedLink(decodeShareCode(encodeShareCode(toShared(model, limit)))!);

/** An own limit. */
export function limitOf(permille: number): ApplicableLimit {
  return applicableLimit({ iso2: '', driverClass: 'general', ownLimitPermille: permille }, {});
}

interface Opening {
  limitPermille?: number;
  zone?: Zone;
  /** In UTC. */
  now?: string;
}

/** The evening of entries; by default with the limit 0.2, at 22:00 UTC on 10 June 2026. */
export function opened(
  model: CalculatorModel,
  { limitPermille = 0.2, zone = utcZone, now = '2026-06-10T22:00' }: Opening = {},
): Evening {
  const evening = calculateEvening(model, limitOf(limitPermille), { zone, nowMs: utc(now) });
  if (!isEvening(evening)) throw new Error(`No evening: ${evening}`);
  return evening;
}

/** The same for drinks, with the input of the calculation. */
export function openedDrinks(model: CalculatorModel, opening: Opening = {}): DrinksEvening {
  const evening = opened(model, opening);
  if (evening.kind === 'measurement') throw new Error('Nothing was drunk');
  return evening;
}
