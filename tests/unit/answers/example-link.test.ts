import { describe, expect, it } from 'vitest';
import { exampleCode } from '@/lib/answers/example-link';
import { examplesOf } from '@/lib/answers/examples';
import { calculate } from '@/lib/bac';
import { drinkCatalog } from '@/lib/drinks/catalog';
import { oneMoreOfEach } from '@/lib/evening/one-more';
import { fromShared } from '@/lib/evening/shared-model';
import { defaultModel } from '@/lib/model/defaults';
import { drinkTypes } from '@/lib/model/model';
import type { SharedModel } from '@/lib/share/shared-rules';
import { decodeShareCode } from '@/lib/share/share-code';
import { siteByCode, sites } from '@/lib/site/sites';
import { openedDrinks } from '../evening/entries';

/** The links of a site: four of each drink in each body. */
function linksOf(code: string) {
  const site = siteByCode(code);
  const { drinks, people } = examplesOf(site);
  return drinks.flatMap((drink) =>
    people.map((body) => {
      const shared = decodeShareCode(exampleCode(drink, 4, body, site.code));
      if (!shared) throw new Error('A link that cannot be read');
      return { drink, body, shared };
    }),
  );
}

describe.each(sites)('the link of an example of $code', ({ code }) => {
  it('holds the drinks and the body of the table', () => {
    for (const { drink, body, shared } of linksOf(code)) {
      expect(shared).toMatchObject({ ...body, foodWhileDrinking: 1, timeStart: '21:00' });
      expect(shared.drinks[drink.type]).toEqual({
        percent: drink.percent,
        capacityMl: drink.capacityMl,
        amount: 4,
      });
    }
  });

  it('holds nothing of the other drinks, as strong as usual and in a real glass', () => {
    for (const { drink, shared } of linksOf(code)) {
      for (const type of drinkTypes.filter((other) => other !== drink.type)) {
        const { percent, capacityMl, amount } = shared.drinks[type];
        expect(amount).toBe(0);
        expect(percent).toBeGreaterThanOrEqual(4);
        expect(capacityMl).toBeGreaterThanOrEqual(20);
      }
    }
  });

  it('says of one more of every kind what it does', () => {
    const catalog = drinkCatalog(code);
    for (const { shared } of linksOf(code)) {
      const model = fromShared(shared, defaultModel(catalog, 'metric'), catalog);
      const { input } = openedDrinks(model, { limitPermille: 0.2 });
      for (const row of oneMoreOfEach(model, catalog, input)) {
        expect(row.cautiousMin).toBe(cautiousAfter(shared, row.volumeMl, row.percent));
        expect(row.cautiousMin).toBeGreaterThan(cautiousAfter(shared, 0, 0));
      }
    }
  });
});

/** The cautious time after one more drink within 20 minutes from 23:00, from the engine. */
function cautiousAfter(shared: SharedModel, ml: number, percent: number): number {
  const { gender, ageYears, heightCm, weightKg, timeStart, timeFinish, drinks } = shared;
  return calculate({
    ...{ gender, ageYears, heightCm, weightKg, timeStart, timeFinish },
    foodWhileDrinking: 1,
    legalDrivingLimitPermille: 0.2,
    drinks: drinkTypes.map((type) => ({
      ml: drinks[type].capacityMl * drinks[type].amount,
      percent: drinks[type].percent,
    })),
    ...(ml > 0 && {
      laterSittings: [{ timeStart: '23:00', timeFinish: '23:20', drinks: [{ ml, percent }] }],
    }),
  }).band.late.timeWhenCanDrive.minutesFromStart;
}

it('has the usual drinks of the English site beside a British pint', () => {
  // content/servings/en.json: 5 oz of wine, a shot of 1.5 oz, a cocktail of 4 oz.
  expect(linksOf('en')[0]?.shared.drinks).toMatchObject({
    beer: { percent: 4.5, capacityMl: 568, amount: 4 },
    wine: { percent: 12, capacityMl: 148, amount: 0 },
    vodka: { percent: 40, capacityMl: 44, amount: 0 },
    other: { percent: 15, capacityMl: 118, amount: 0 },
  });
});
