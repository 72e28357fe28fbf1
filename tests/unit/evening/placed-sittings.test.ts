import { describe, expect, it } from 'vitest';
import { h24Text } from '@/lib/bac';
import { drinksOf, instantsOfSitting, placeDrinking } from '@/lib/evening/placed-sittings';
import { hasAnyDrink, sittingsWithDrinks } from '@/lib/evening/planned-sittings';
import { drinkTypes } from '@/lib/model/model';
import { zoneOf } from '../calendar/zones';
import { added, drunk, empty, hours, r01 } from './entries';
import { withDrinks, withFlat } from '../../flat';
import type { SavedAddedSitting } from '@/lib/model/saved-sittings';

const warsaw = zoneOf('Europe/Warsaw');
const newYork = zoneOf('America/New_York');

/** The place of one sitting: its start in UTC, and its length. */
function placeOf(start: string, finish: string, day: string, zone = warsaw) {
  const model = withFlat(r01, { timeStartInH24: start, timeFinishInH24: finish });
  const { startMs, sittings } = placeDrinking(sittingsWithDrinks(model), day, zone);
  return [new Date(startMs).toISOString().slice(0, 16), sittings[0]?.finishMin];
}

describe('one sitting', () => {
  it.each([
    ['21:00', '23:00', '2026-06-10T19:00', 120],
    ['21:00', '02:30', '2026-06-10T19:00', 330],
    ['21:00', '20:59', '2026-06-10T19:00', 1439],
    ['21:00', '21:00', '2026-06-10T19:00', 60],
    ['00:00', '00:30', '2026-06-09T22:00', 30],
  ])('from %s to %s on an ordinary day', (start, finish, expected, minutes) => {
    expect(placeOf(start, finish, '2026-06-10')).toEqual([expected, minutes]);
  });

  it.each([
    ['an hour more where the clocks go back', '2026-10-24', warsaw, '2026-10-24T19:00', 480],
    ['an hour less where they go ahead', '2026-03-28', warsaw, '2026-03-28T20:00', 360],
    ['so in New York, back', '2026-10-31', newYork, '2026-11-01T01:00', 480],
    ['so in New York, ahead', '2026-03-07', newYork, '2026-03-08T02:00', 360],
    // The clocks change by half an hour: 21:00 is 10:00 UTC on 4 April, 04:00 is 17:30.
    ['and half an hour', '2026-04-04', zoneOf('Australia/Lord_Howe'), '2026-04-04T10:00', 450],
    ['nothing in Tokyo', '2026-10-24', zoneOf('Asia/Tokyo'), '2026-10-24T12:00', 420],
  ] as const)('from 21:00 to 04:00 has %s', (_, day, zone, expected, minutes) => {
    expect(placeOf('21:00', '04:00', day, zone)).toEqual([expected, minutes]);
  });

  it('lasts an hour without a length, whatever the clocks do', () => {
    expect(placeOf('02:30', '02:30', '2026-10-25')).toEqual(['2026-10-25T01:30', 60]);
    expect(placeOf('01:30', '01:30', '2026-03-29')).toEqual(['2026-03-29T00:30', 60]);
  });

  it('takes the second of a time that comes twice', () => {
    // 02:30 is 00:30 and 01:30 UTC.
    expect(placeOf('21:00', '02:30', '2026-10-24')).toEqual(['2026-10-24T19:00', 390]);
    expect(placeOf('02:15', '02:30', '2026-10-25')).toEqual(['2026-10-25T01:15', 15]);
    expect(placeOf('02:30', '03:10', '2026-10-25')).toEqual(['2026-10-25T01:30', 40]);
    expect(placeOf('01:50', '02:10', '2026-10-25')).toEqual(['2026-10-24T23:50', 80]);
  });

  it('takes a time that is skipped as much later', () => {
    // 02:30 means 03:30, 01:30 UTC.
    expect(placeOf('02:30', '04:00', '2026-03-29')).toEqual(['2026-03-29T01:30', 30]);
    expect(placeOf('01:50', '02:30', '2026-03-29')).toEqual(['2026-03-29T00:50', 40]);
    // A start that would be after the finish: 15 minutes by the clock.
    expect(placeOf('02:45', '03:00', '2026-03-29')).toEqual(['2026-03-29T01:45', 15]);
  });

  it('is never of no length at any time of the nights of change', () => {
    const bad: string[] = [];
    for (const [zone, day] of [
      [warsaw, '2026-03-29'],
      [warsaw, '2026-10-25'],
      [newYork, '2026-03-08'],
      [newYork, '2026-11-01'],
      [zoneOf('Australia/Lord_Howe'), '2026-04-05'],
      [zoneOf('America/Sao_Paulo'), '2018-11-04'],
    ] as const) {
      for (let start = 0; start < 1440; start += 10) {
        for (let finish = 0; finish < 1440; finish += 10) {
          const [timeStartInH24, timeFinishInH24] = [h24Text(start), h24Text(finish)];
          const times = { ...r01.sittings[0], timeStartInH24, timeFinishInH24 };
          const { startMs, finishMs } = instantsOfSitting(times, day, zone);
          const minutes = (finishMs - startMs) / 60_000;
          if (minutes > 0 && minutes <= 1500) continue;
          bad.push(`${day} ${timeStartInH24} ${timeFinishInH24} ${minutes}`);
        }
      }
    }
    expect(bad).toEqual([]);
  });
});

describe('several sittings', () => {
  /** 12:00 to 13:00, 21:00 to 23:00, 03:30 to 04:00. */
  const lunchAndNight = withFlat(r01, {
    ...hours('12:00', '13:00'),
    addedSittings: [added('21:00', '23:00', 0), added('03:30', '04:00', 1)],
  });
  const place = (day: string, model = lunchAndNight) => {
    const { startMs, sittings } = placeDrinking(sittingsWithDrinks(model), day, warsaw);
    return [
      new Date(startMs).toISOString().slice(0, 16),
      ...sittings.map(({ startMin, finishMin }) => [startMin, finishMin]),
    ];
  };

  it('lie an hour later after the clocks go back, an hour earlier after they go ahead', () => {
    expect(place('2026-10-24')).toEqual(['2026-10-24T10:00', [0, 60], [540, 660], [990, 1020]]);
    expect(place('2026-03-28')).toEqual(['2026-03-28T11:00', [0, 60], [540, 660], [870, 900]]);
  });

  it('count from the earliest, also where that is of the day before the first entered', () => {
    const addedSittings = [added('22:30', '23:30', -1)];
    const model = withFlat(r01, { ...hours('01:00', '02:00'), addedSittings });
    const placed = placeDrinking(sittingsWithDrinks(model), '2026-10-26', warsaw);
    // 22:30 of 25 October is 21:30 UTC.
    expect(new Date(placed.startMs).toISOString()).toBe('2026-10-25T21:30:00.000Z');
    expect(placed.sittings.map(({ startMin }) => startMin)).toEqual([0, 150]);
    // Beer, then three: 19.725 g each.
    expect(placed.sittings.map(({ grams }) => grams / 19.725)).toEqual([
      expect.closeTo(1, 9),
      expect.closeTo(3, 9),
    ]);
  });

  it('stand in order of their real starts', () => {
    // Spring: 02:45 is skipped and means 01:45 UTC, after 03:10 at 01:10 UTC.
    const at = (...addedSittings: SavedAddedSitting[]) =>
      withFlat(r01, { ...hours('02:45', '03:00'), addedSittings });
    expect(place('2026-03-29', at(added('03:10', '03:40', 0)))).toEqual([
      '2026-03-29T01:10',
      [0, 30],
      [35, 50],
    ]);
  });
});

it('drinksOf multiplies amount and capacity, and leaves out drinks without an amount', () => {
  const alcoholSettings = drunk({
    beer: { amount: 3, servingItemCapacityInMl: 473, percent: 4.5 },
    wine: { amount: 0, percent: 13 },
    vodka: { amount: 2, servingItemCapacityInMl: 44, percent: 40 },
  });
  expect(drinksOf(withFlat(empty, { alcoholSettings }).sittings[0])).toEqual([
    { ml: 1419, percent: 4.5 },
    { ml: 88, percent: 40 },
  ]);
  expect(drinksOf(empty.sittings[0])).toEqual([]);
});

it.each(drinkTypes)('hasAnyDrink is true with one %s alone', (type) => {
  expect(hasAnyDrink(withDrinks(empty, { [type]: { amount: 1 } }))).toBe(true);
});
