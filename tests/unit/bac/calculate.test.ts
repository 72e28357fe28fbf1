import { describe, expect, it } from 'vitest';
import { calculate, type CalculationInput } from '@/lib/bac';
import { defaultDrinker } from './golden';

/** The specification's default person with three beers (golden case R01). */
const evening: CalculationInput = {
  ...defaultDrinker,
  timeStart: '21:00',
  timeFinish: '23:00',
  drinks: [{ ml: 1500, percent: 5 }],
  legalDrivingLimitPermille: 0.2,
};

describe('calculate', () => {
  it('gives durations in hours and minutes, from whole minutes', () => {
    const result = calculate(evening);
    expect(result.drinkingDuration).toEqual({ hours: 2, minutes: 0 });
    expect(result.totalSoberingDuration).toEqual({ hours: 5, minutes: 39 });
    expect(result.totalDrinkingAndSoberingDuration).toEqual({ hours: 7, minutes: 39 });
    // On a 24-hour clock unless asked otherwise.
    expect(result.timeUntilSober.display).toBe('04:39');
  });

  it('is empty with the start time when nothing was drunk', () => {
    for (const drinks of [[], [{ ml: 0, percent: 40 }], [{ ml: 500, percent: 0 }]]) {
      const result = calculate({ ...evening, drinks });
      const start = { minutesFromStart: 0, dayOffset: 0, h24: '21:00', h12: '9:00 PM' };
      expect(result).toMatchObject({
        isEmpty: true,
        items: [],
        peakPermille: 0,
        totalAlcoholGrams: 0,
        timeUntilSober: start,
        timeWhenCanDrive: start,
        band: { late: { timeUntilSober: start, timeWhenCanDrive: start } },
        totalDrinkingAndSoberingDuration: { hours: 0, minutes: 0 },
        firstStart: '21:00',
      });
    }
  });

  it('answers the most that can be entered: a list of seven days and no NaN', () => {
    const maxDrink = { ml: 10_000 * 5000, percent: 99.9 };
    const result = calculate({ ...evening, drinks: [maxDrink, maxDrink, maxDrink, maxDrink] });
    expect(result.items).toHaveLength(7 * 48 + 1);
    expect(result.itemsAreCapped).toBe(true);
    // JSON writes NaN and Infinity as null.
    expect(JSON.stringify(result)).not.toContain('null');
    // 4 x 50,000,000 ml x 0.999 x 0.789 = 157,642,200 g; x 0.9 / (44.07656 x 1.055) permille
    expect(result.totalAlcoholGrams).toBe(157_642_200);
    expect(result.c0Permille).toBeCloseTo(3_051_088.778941, 5);
  });
});

describe('sittings on the time line', () => {
  const drinks = [{ ml: 500, percent: 5 }];

  it('start at the first sitting with alcohol', () => {
    const result = calculate({
      ...evening,
      drinks: [],
      laterSittings: [{ timeStart: '22:10', timeFinish: '23:00', drinks }],
    });
    expect(result.firstStart).toBe('22:10');
    expect(result.sittings).toMatchObject([{ startMin: 0, finishMin: 50 }]);
  });

  // Each start is at most a day after the one before it: three of them, to 20:57 three days later.
  const days = ['20:59', '20:58', '20:57'].map((timeStart) => ({
    ...{ timeStart, timeFinish: '21:00', drinks },
  }));

  it('may end exactly 72 hours after the start', () => {
    expect(calculate({ ...evening, laterSittings: days }).lastFinishMin).toBe(4320);
  });

  it('refuse to end a minute later', () => {
    const late = { timeStart: '20:57', timeFinish: '21:01', drinks };
    const attempt = () => calculate({ ...evening, laterSittings: [...days.slice(0, 2), late] });
    expect(attempt).toThrow(RangeError);
    expect(attempt).toThrow('4321 minutes');
  });
});

describe('what only a mistake in the program can send', () => {
  const refused = (change: object) => () => calculate({ ...evening, ...change });

  it.each([
    ['an unknown time format', { timeFormat: 13 }, /timeFormat: 13/],
    ['an age that is missing', { ageYears: undefined }, /ageYears/],
    ['a limit that is no number', { legalDrivingLimitPermille: NaN }, /limitPermille.*NaN/],
    ['less than no drink', { drinks: [{ ml: -1, percent: 5 }] }, /ml: -1/],
    ['more than pure alcohol', { drinks: [{ ml: 1, percent: 101 }] }, /percent: 101/],
    ['a malformed time', { timeFinish: '25:00' }, /25:00/],
    ['six later sittings', { laterSittings: Array(6).fill(evening) }, /laterSittings: 6/],
  ])('is refused: %s', (_, change, message) => {
    expect(refused(change)).toThrow(RangeError);
    expect(refused(change)).toThrow(message);
  });

  it('is refused: an empty time, also in a sitting without alcohol', () => {
    expect(refused({ timeStart: '' })).toThrow('Empty time string');
    const laterSittings = [{ timeStart: '', timeFinish: '10:00', drinks: [] }];
    expect(refused({ laterSittings })).toThrow('Empty time string');
  });
});
