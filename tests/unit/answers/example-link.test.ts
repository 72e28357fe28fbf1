import { describe, expect, it } from 'vitest';
import { exampleCode } from '@/lib/answers/example-link';
import { examplesOf } from '@/lib/answers/examples';
import { drinkTypes } from '@/lib/model/model';
import { decodeShareCode } from '@/lib/share/share-code';
import { siteByCode, sites } from '@/lib/site/sites';

/** The links of a site: four of each drink in each body. */
function linksOf(code: string) {
  const site = siteByCode(code);
  const { drinks, people } = examplesOf(site);
  return drinks.flatMap((drink) =>
    people.map((body) => ({
      drink,
      body,
      shared: decodeShareCode(exampleCode(drink, 4, body, site.code))!,
    })),
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
});

it('has the usual drinks of the English site beside a British pint', () => {
  // content/servings/en.json: 5 oz of wine, a shot of 1.5 oz, a cocktail of 4 oz.
  expect(linksOf('en')[0]?.shared.drinks).toMatchObject({
    beer: { percent: 4.5, capacityMl: 568, amount: 4 },
    wine: { percent: 12, capacityMl: 148, amount: 0 },
    vodka: { percent: 40, capacityMl: 44, amount: 0 },
    other: { percent: 15, capacityMl: 118, amount: 0 },
  });
});
