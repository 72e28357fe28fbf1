import { describe, expect, it } from 'vitest';
import { drinkCatalog } from '@/lib/drinks/catalog';
import { oneMoreOfEach } from '@/lib/evening/one-more';
import { defaultModel } from '@/lib/model/defaults';
import type { CalculatorModel } from '@/lib/model/model';
import { glass, openedDrinks } from './entries';
import { withDrinks } from '../../flat';

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
    // 0.598066 at 140 min: never over 0.6. Other limits: bac/one-more.test.ts.
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
