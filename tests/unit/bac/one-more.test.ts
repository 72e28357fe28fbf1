import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ceilMinutes,
  driveAtMin,
  forecastDrinking,
  cautiousDriveAfterOneMore,
  type Drink,
  type PlacedInput,
} from '@/lib/bac';
import { anyDrink, dayOf, gramsIn, noise, placedOf } from './arbitraries';
import { defaultDrinker } from './golden';
import { law } from '../law';

const beer: Drink = { ml: 500, percent: 5 };

/** R01: three beers of 500 ml and 5 %, in two hours; 44.07656 litres of water, food 0.9. */
const evening: PlacedInput = {
  ...defaultDrinker,
  limitPermille: 0.2,
  sittings: [{ startMin: 0, finishMin: 120, grams: 59.175 }],
};

/** The sittings and one more of 20 minutes from the last finish (rules of sittings, section 6). */
function withOneMore(input: PlacedInput, grams: number): PlacedInput {
  const startMin = Math.max(...input.sittings.map((sitting) => sitting.finishMin));
  return {
    ...input,
    sittings: [...input.sittings, { startMin, finishMin: startMin + 20, grams }],
  };
}

describe('the cautious time after one more', () => {
  it('with no alcohol in it is the time as it is', () => {
    const { cautious } = forecastDrinking(evening);
    for (const drink of [
      { ml: 500, percent: 0 },
      { ml: 0, percent: 5 },
    ]) {
      expect(cautiousDriveAfterOneMore(evening, drink)).toBe(cautious.driveMin);
    }
  });

  it('waits for full clearance where any alcohol is forbidden', () => {
    const cleared = cautiousDriveAfterOneMore({ ...evening, waitPermille: 0 }, beer);
    expect(cleared).toBe(cautiousDriveAfterOneMore({ ...evening, limitPermille: 0 }, beer));
    expect(cleared).toBeGreaterThan(cautiousDriveAfterOneMore(evening, beer));
  });

  it('needs something to add to', () => {
    expect(() => cautiousDriveAfterOneMore({ ...evening, sittings: [] }, beer)).toThrow(RangeError);
    const dry = { ...evening, gender: 1, heightCm: 1, weightKg: 1 } as const;
    expect(() => cautiousDriveAfterOneMore(dry, beer)).toThrow('One more than nothing');
  });

  it.each([
    [{ ml: NaN, percent: 5 }, /ml: NaN/],
    [{ ml: Infinity, percent: 5 }, /ml: Infinity/],
    [{ ml: 500, percent: NaN }, /percent: NaN/],
  ])('refuses a drink that cannot be: %j', (drink, message) => {
    expect(() => cautiousDriveAfterOneMore(evening, drink)).toThrow(RangeError);
    expect(() => cautiousDriveAfterOneMore(evening, drink)).toThrow(message);
  });
});

describe('laws of one more', () => {
  law(
    'it is the forecast with one sitting more, also as the seventh',
    [dayOf(1, 6), anyDrink],
    (day, drink) => {
      const input = placedOf(day);
      const whole = forecastDrinking(withOneMore(input, gramsIn([drink])));
      expect(cautiousDriveAfterOneMore(input, drink)).toBe(whole.cautious.driveMin);
    },
  );

  law(
    'it is never earlier than the time without it, nor before the drink is finished',
    [dayOf(1, 6), anyDrink],
    (day, drink) => {
      const input = placedOf(day);
      const forecast = forecastDrinking(input);
      const without = driveAtMin(forecast, 'cautious', input.limitPermille);
      const time = cautiousDriveAfterOneMore(input, drink);
      expect(time).toBeGreaterThanOrEqual(ceilMinutes(without - noise));
      if (time > 0) expect(time).toBeGreaterThanOrEqual(forecast.lastFinishMin + 20);
      if (input.limitPermille === 0) {
        expect(time).toBeGreaterThanOrEqual(forecast.lastFinishMin + 20 + 75);
      }
    },
  );

  law(
    'a bigger or stronger drink never means an earlier time',
    [dayOf(1, 6), anyDrink, fc.integer({ min: 1, max: 500 })],
    (day, drink, more) => {
      const input = placedOf(day);
      const time = cautiousDriveAfterOneMore(input, drink);
      const percent = Math.min(100, drink.percent + more / 20);
      for (const larger of [
        { ...drink, ml: drink.ml + more },
        { ...drink, percent },
      ]) {
        expect(cautiousDriveAfterOneMore(input, larger)).toBeGreaterThanOrEqual(time);
      }
    },
  );
});
