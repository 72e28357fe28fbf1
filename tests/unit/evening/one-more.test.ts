import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ceilMinutes, driveAtMin, forecastDrinking, type Drink, type PlacedInput } from '@/lib/bac';
import { drinkCatalog } from '@/lib/drinks/catalog';
import { oneMoreOfEach } from '@/lib/evening/one-more';
import { defaultModel } from '@/lib/model/defaults';
import type { CalculatorModel } from '@/lib/model/model';
import { glass, openedDrinks } from './entries';
import { withDrinks } from '../../flat';
import { anyDrink, dayOf, gramsIn, noise, placedOf } from '../bac/arbitraries';
import { law } from '../law';

const catalog = drinkCatalog('pl');
const start = defaultModel(catalog, 'metric');
/** Beers of 500 ml and 5 %, 21:00 to 23:00. */
const beers = (amount: number) => withDrinks(start, { beer: { percent: 5, amount } });

/** R01; limit 0.2, cautious time 559 min. */
const r01 = beers(3);

function rowsOf(model: CalculatorModel, limitPermille: number) {
  return oneMoreOfEach(model, catalog, openedDrinks(model, { limitPermille }).input);
}

function oneMore(model: CalculatorModel, limitPermille: number) {
  return Object.fromEntries(rowsOf(model, limitPermille).map((row) => [row.type, row]));
}

describe('one more of each kind', () => {
  it('says what it makes of the cautious time', () => {
    // Cautious level at 23:00: 1.077099, of which 59.175 g made 1.15 x 1.145304 = 1.317099. One
    // more beer, 19.725 g, makes 0.439033, minus 20 min of 0.12 an hour: 1.476132 at 140 min. It
    // falls to 0.2 in 1.276132 / 0.12 h = 638.07 min: 778.07, rounded up.
    expect(oneMore(r01, 0.2).beer).toEqual({
      type: 'beer',
      drink: 'Piwo',
      servingName: 'Duże piwo (0,5\u00a0l)',
      volumeMl: 500,
      percent: 5,
      isCounted: true,
      cautiousMin: 779,
    });
  });

  it('takes the usual glass in place of the row that counts millilitres', () => {
    const wine = { servingItemId: 'wine-custom', servingItemCapacityInMl: 1, amount: 300 };
    const model = withDrinks(r01, { wine });
    expect(oneMore(model, 0.2).wine).toMatchObject({
      isCounted: false,
      servingName: 'Lampka (150\u00a0ml)',
      volumeMl: 150,
    });
  });

  it('writes millilitres for a glass of a link that the catalog has not', () => {
    const model = withDrinks(r01, { beer: { ...glass('', '', 341, 5), amount: 1 } });
    expect(oneMore(model, 0.2).beer).toMatchObject({
      servingName: null,
      volumeMl: 341,
    });
  });

  it('is 0 while the limit is still kept, and a time once it is not', () => {
    // One beer: cautious level at 23:00 is 0.439033 - 0.24 = 0.199033. One more: + 0.439033 - 0.04 =
    // 0.598066 at 140 min: never over 0.6.
    const one = beers(1);
    const { input } = openedDrinks(one, { limitPermille: 0.6 });
    const [atTheEnd] = oneMoreOfEach(one, catalog, input, 120);
    expect(atTheEnd).toMatchObject({ type: 'beer', cautiousMin: 0 });
    // Before the end it may be drunk with the first: 2 x 0.439033 - 0.24 = 0.638066 at 120 min, which
    // is over 0.6 for 19 min, and so until 75 min after the last sip; never over 0.65.
    expect(oneMore(one, 0.6).beer?.cautiousMin).toBe(195);
    expect(oneMore(one, 0.65).beer?.cautiousMin).toBe(0);
  });
});

/** The sittings and one more of 20 minutes from the last finish (rules of sittings, section 6). */
function withOneMore(input: PlacedInput, grams: number): PlacedInput {
  const startMin = Math.max(...input.sittings.map((sitting) => sitting.finishMin));
  return {
    ...input,
    sittings: [...input.sittings, { startMin, finishMin: startMin + 20, grams }],
  };
}

/** After the last sip, or later. */
function timeAfter(input: PlacedInput, { ml, percent }: Drink, sinceLastSipMin = 0): number {
  const model = withDrinks(start, { beer: { ...glass('', '', ml, percent), amount: 1 } });
  const nowMin = forecastDrinking(input).lastFinishMin + sinceLastSipMin;
  const [row] = oneMoreOfEach(model, catalog, input, nowMin);
  return row!.cautiousMin;
}

describe('the cautious time after one more', () => {
  const { input } = openedDrinks(r01, { limitPermille: 0.2 });
  const beer: Drink = { ml: 500, percent: 5 };

  it('with no alcohol in it is the time as it is, or now', () => {
    for (const limitPermille of [0.2, 0]) {
      const limited = { ...input, limitPermille };
      const { driveMin } = forecastDrinking(limited).cautious;
      expect(timeAfter(limited, { ml: 500, percent: 0 })).toBe(driveMin);
      expect(timeAfter(limited, { ml: 500, percent: 0 }, driveMin)).toBe(120 + driveMin);
    }
  });

  it('waits for full clearance where any alcohol is forbidden', () => {
    const cleared = timeAfter({ ...input, waitPermille: 0 }, beer);
    expect(cleared).toBe(timeAfter({ ...input, limitPermille: 0, waitPermille: 0 }, beer));
    expect(cleared).toBeGreaterThan(timeAfter(input, beer));
  });
});

describe('laws of one more', () => {
  law(
    'it is the forecast with one sitting more, also as the seventh',
    [dayOf(1, 6), anyDrink],
    (day, drink) => {
      const input = placedOf(day);
      const whole = forecastDrinking(withOneMore(input, gramsIn([drink])));
      expect(timeAfter(input, drink)).toBe(whole.cautious.driveMin);
    },
  );

  law(
    'it is never earlier than the time without it, nor before the drink is finished',
    [dayOf(1, 6), anyDrink],
    (day, drink) => {
      const input = placedOf(day);
      const forecast = forecastDrinking(input);
      const without = driveAtMin(forecast, 'cautious', input.limitPermille);
      const time = timeAfter(input, drink);
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
      const time = timeAfter(input, drink);
      const percent = Math.min(100, drink.percent + more / 20);
      for (const larger of [
        { ...drink, ml: drink.ml + more },
        { ...drink, percent },
      ]) {
        expect(timeAfter(input, larger)).toBeGreaterThanOrEqual(time);
      }
    },
  );
});
