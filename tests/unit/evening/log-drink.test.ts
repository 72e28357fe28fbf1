import { describe, expect, it } from 'vitest';
import { logDrink } from '@/lib/evening/log-drink';
import {
  plannedSittings,
  sittingsOf,
  withKind,
  lastSitting,
  nextDrinkSetting,
} from '@/lib/evening/planned-sittings';
import { withAnotherKind } from '@/lib/evening/sitting-changes';
import { drunkIn } from '@/lib/model/drinks';
import type { CalculatorModel, DrinkType, Sittings } from '@/lib/model/model';
import { utc, utcZone } from '../calendar/zones';
import { added, beers, drunk, empty, glass, r01 } from './entries';
import { flat, withDrinks, withFlat } from '../../flat';

const saturday = '2026-11-21';
const at = (time: string) => ({ zone: utcZone, nowMs: utc(time) });

/** Logs a drink at each time: on Saturday, or at a time with a date. */
function counted(
  model: CalculatorModel,
  ...taps: (readonly [DrinkType, string])[]
): CalculatorModel {
  return taps.reduce((entered, [type, time]) => {
    const logged = logDrink(entered, type, at(time.includes('T') ? time : `${saturday}T${time}`));
    expect([logged.isJoined, logged.gone]).toEqual([false, null]);
    return { ...entered, ...logged.sittings };
  }, model);
}

/**
 * Each sitting in order of entry, "20:30-22:00 beer 3 vodka 1"; with the prefix "+1" on the next
 * day.
 */
function sheet(model: Sittings): string[] {
  return [{ ...flat(model), dayShift: 0 }, ...flat(model).addedSittings].map((sitting) => {
    const { timeStartInH24, timeFinishInH24, dayShift: day, alcoholSettings } = sitting;
    const drinks = Object.entries(alcoholSettings)
      .filter(([, { amount }]) => amount > 0)
      .map(([type, { amount }]) => ` ${type} ${amount}`);
    const shift = day === 0 ? '' : day > 0 ? `+${day} ` : `${day} `;
    return `${shift}${timeStartInH24}-${timeFinishInH24}${drinks.join('')}`;
  });
}

/** Changes the strength of a drink where the next one is logged. */
function stronger(model: CalculatorModel, type: DrinkType, percent: number): CalculatorModel {
  const { index, drinks } = lastSitting(model);
  return withKind(model, index, type, drinks[type].length - 1, { percent });
}

/** Amount and strength of a drink type in each sitting that contains it. */
const strengths = (model: Sittings, type: DrinkType) =>
  plannedSittings(model)
    .flatMap((sitting) => drunkIn(sitting, [type]))
    .map(({ amount, percent }) => `${amount} of ${percent} %`);

describe('the first drink', () => {
  it.each([
    ['20:30', '20:30', '20:40'],
    ['20:33', '20:30', '20:40'],
    ['20:39', '20:30', '20:40'],
    ['23:55', '23:50', '00:00'],
  ])('at %s begins an evening at %s, until %s', (time, start, finish) => {
    const model = counted(empty, ['beer', time]);
    expect(sheet(model)).toEqual([`${start}-${finish} beer 1`]);
    expect(model).toMatchObject({ startDay: saturday, isDayChosen: false, isLogged: true });
  });

  it('leaves nothing of times, a day and sittings in which nothing was drunk', () => {
    const before = withFlat(empty, {
      startDay: '2026-11-02',
      isDayChosen: true,
      addedSittings: [added('01:00', '02:00', 1, beers(0))],
    });
    const model = counted(before, ['wine', '20:33']);
    expect(sheet(model)).toEqual(['20:30-20:40 wine 1']);
    expect(model).toMatchObject({ startDay: saturday, isDayChosen: false });
  });

  it('is of the strength shown, also where that stands in another kind', () => {
    const other = stronger({ ...empty, ...withAnotherKind(empty, 0, 'beer') }, 'beer', 9);
    const logged = logDrink(other, 'beer', at(`${saturday}T20:33`));
    expect(logged.choice.percent).toBe(9);
    expect(strengths(logged.sittings ?? empty, 'beer')).toEqual(['1 of 9 %']);
  });

  it('says what was counted, and changes nothing of what it was given', () => {
    const before = structuredClone(empty);
    expect(logDrink(empty, 'vodka', at(`${saturday}T20:33`))?.choice).toEqual(
      glass('vodka-usual', 'Shot', 44, 40),
    );
    expect(empty).toEqual(before);
  });
});

describe('a later drink', () => {
  it.each([
    ['20:33', '20:30-20:40 beer 2'],
    ['20:40', '20:30-20:40 beer 2'],
    ['20:41', '20:30-20:50 beer 2'],
    ['20:58', '20:30-21:00 beer 2'],
    ['21:40', '20:30-21:40 beer 2'],
  ])('at %s, within an hour of 20:40, belongs to the sitting', (time, line) => {
    expect(sheet(counted(empty, ['beer', '20:33'], ['beer', time]))).toEqual([line]);
  });

  it('after more than an hour begins another sitting', () => {
    const model = counted(empty, ['beer', '20:33'], ['beer', '21:41']);
    expect(sheet(model)).toEqual(['20:30-20:40 beer 1', '21:40-21:50 beer 1']);
  });

  it('goes over midnight in one sitting, and in the next', () => {
    const one = counted(empty, ['beer', '23:33'], ['beer', '2026-11-22T00:12']);
    expect(sheet(one)).toEqual(['23:30-00:20 beer 2']);
    const two = counted(one, ['wine', '2026-11-22T01:21'], ['wine', '2026-11-22T02:01']);
    expect(sheet(two)).toEqual(['23:30-00:20 beer 2', '+1 01:20-02:10 wine 2']);
    expect(two.startDay).toBe(saturday);
  });

  it('goes on from what was entered by hand', () => {
    const model = { ...r01, startDay: saturday };
    const logged = counted(model, ['beer', '2026-11-22T00:00'], ['wine', '2026-11-22T00:31']);
    expect(sheet(logged)).toEqual(['21:00-00:40 beer 4 wine 1']);
    expect(logged.isLogged).toBe(true);
  });

  it('does not move a last sip that lies ahead', () => {
    const model = { ...r01, startDay: saturday };
    expect(sheet(counted(model, ['beer', '22:10']))).toEqual(['21:00-23:00 beer 4']);
  });

  it('before an evening planned for later is a sitting before it', () => {
    const model = { ...r01, startDay: saturday };
    expect(sheet(counted(model, ['wine', '18:05']))).toEqual([
      '21:00-23:00 beer 3',
      '18:00-18:10 wine 1',
    ]);
    const tomorrow = { ...r01, startDay: '2026-11-22' };
    expect(sheet(counted(tomorrow, ['wine', '23:05']))).toEqual([
      '21:00-23:00 beer 3',
      '-1 23:00-23:10 wine 1',
    ]);
  });

  it('begins its sitting with strengths and glasses of the last drinks', () => {
    const two = stronger(counted(empty, ['beer', '20:33']), 'beer', 9);
    const model = counted(two, ['beer', '20:50'], ['wine', '23:00']);
    expect(nextDrinkSetting(model, 'beer')).toMatchObject({ percent: 9, amount: 0 });
    expect(nextDrinkSetting(model, 'wine')).toMatchObject({ percent: 12, amount: 1 });
  });
});

describe('entries too far from now for one evening', () => {
  const model = { ...r01, startDay: saturday };

  it('are left out once their alcohol is gone', () => {
    // Cautious level at 23:00: 1.077, gone after 8.98 h, at 07:59.
    const soon = logDrink(model, 'beer', at('2026-11-22T07:30'));
    expect([flat(soon.sittings).addedSittings.length, soon.gone]).toEqual([1, null]);
    for (const [entered, now] of [
      [model, '2026-11-22T08:15'],
      [model, '2026-11-22T21:00'],
      [model, '2026-11-24T21:30'],
      // Planned for Tuesday, and a drink on Saturday.
      [{ ...model, startDay: '2026-11-24' }, '2026-11-21T20:00'],
    ] as const) {
      const { sittings, gone } = logDrink(entered, 'beer', at(now));
      expect(gone).toEqual(sittingsOf(entered));
      expect([sittings.startDay, flat(sittings).addedSittings]).toEqual([now.slice(0, 10), []]);
    }
  });

  it('are not what was never drunk', () => {
    const morning = withFlat(model, { addedSittings: [added('05:00', '06:00', 1, beers(0))] });
    expect(sheet(counted(morning, ['wine', '2026-11-22T06:30'])).at(-1)).toBe(
      '+1 06:30-06:40 wine 1',
    );
  });

  it('are not stretched to a sitting of a day and more, which clocks cannot say', () => {
    const long = withFlat(model, { timeStartInH24: '12:00', timeFinishInH24: '11:40' });
    expect(sheet(counted(long, ['beer', '2026-11-22T11:49']))).toEqual(['12:00-11:50 beer 4']);
    const counted11 = logDrink(long, 'beer', at('2026-11-22T11:51'));
    expect(sheet(counted11.sittings)).toEqual(['12:00-11:40 beer 3', '+1 11:50-12:00 beer 1']);
    const later = logDrink(long, 'beer', at('2026-11-22T12:05'));
    expect(later.gone).toBeNull();
    expect(sheet(later.sittings)).toEqual(['12:00-11:40 beer 3', '+1 12:00-12:10 beer 1']);
  });
});

describe('another strength or glass', () => {
  const begun = counted(empty, ['beer', '20:33'], ['beer', '20:40']);

  it('after counting is another kind: those before keep theirs', () => {
    const model = counted(stronger(begun, 'beer', 9), ['beer', '21:00'], ['beer', '21:10']);
    expect(strengths(model, 'beer')).toEqual(['2 of 5 %', '2 of 9 %']);
    // Both kinds are of one sitting: each moves its end.
    expect(flat(model)).toMatchObject({
      timeFinishInH24: '21:10',
      addedSittings: [{ anotherType: 'beer', timeFinishInH24: '21:10' }],
    });
  });

  it('of a glass is one too', () => {
    const changed = withDrinks(begun, { beer: glass('beer-large', 'Pint', 473, 5) });
    const model = counted(changed, ['beer', '21:00']);
    const volumes = plannedSittings(model)
      .flatMap((sitting) => drunkIn(sitting))
      .map(({ amount, servingItemCapacityInMl }) => [amount, servingItemCapacityInMl]);
    expect(volumes).toEqual([
      [2, 355],
      [1, 473],
    ]);
  });

  it('changed twice, and back, is a kind each time', () => {
    const second = counted(stronger(begun, 'beer', 9), ['beer', '21:00']);
    const third = counted(stronger(second, 'beer', 7), ['beer', '21:10']);
    const fourth = counted(stronger(third, 'beer', 5), ['beer', '21:20'], ['wine', '21:30']);
    expect(strengths(fourth, 'beer')).toEqual(['2 of 5 %', '1 of 9 %', '1 of 7 %', '1 of 5 %']);
    expect(strengths(fourth, 'wine')).toEqual(['1 of 12 %']);
    expect(nextDrinkSetting(fourth, 'beer').percent).toBe(5);
  });

  it('changed and changed back before the next one is none', () => {
    const same = stronger(stronger(begun, 'beer', 9), 'beer', 5);
    expect(flat(counted(same, ['beer', '21:00'])).addedSittings).toEqual([]);
  });
});

describe('nextDrinkSetting', () => {
  it('is that of the first sitting before anything was drunk', () => {
    const model = withFlat(empty, { addedSittings: [added('01:00', '02:00', 1, beers(0))] });
    expect(lastSitting(model).index).toBe(0);
    expect(nextDrinkSetting(model, 'beer')).toBe(flat(empty).alcoholSettings.beer);
  });

  it('is that of the sitting drunk in last, wherever it was entered', () => {
    const strong = drunk({ beer: { percent: 8, amount: 1 } });
    const after = withFlat(r01, { addedSittings: [added('01:00', '02:00', 1, strong)] });
    expect(nextDrinkSetting(after, 'beer').percent).toBe(8);
    const before = withFlat(r01, { addedSittings: [added('13:00', '14:00', 0, strong)] });
    expect(nextDrinkSetting(before, 'beer').percent).toBe(5);
    const untouched = withFlat(r01, { addedSittings: [added('01:00', '02:00', 1, beers(0))] });
    expect(lastSitting(untouched).index).toBe(0);
  });

  it('is that of the newest kind of a drink, of other drinks that of the sitting', () => {
    const two = withAnotherKind(withAnotherKind(r01, 0, 'beer'), 0, 'beer');
    expect(nextDrinkSetting(two, 'beer')).toBe(two.sittings[0].drinks.beer[2]);
    expect(nextDrinkSetting(two, 'wine')).toBe(two.sittings[0].drinks.wine[0]);
  });
});
