import { describe, expect, it } from 'vitest';
import { examplesOf } from '@/lib/answers/examples';
import { ruleMinutesPerDrink, ruleStartMin } from '@/lib/answers/table-rule';
import { sites } from '@/lib/site/sites';
import { byHand, peopleOf } from './by-hand';

describe.each(sites)('the rule for the woman of the tables of $code', (site) => {
  const { drinks, people } = examplesOf(site);
  const [, woman] = peopleOf(site.code);

  it.each(drinks)('is the shortest in half hours that is enough for $servingName', (drink) => {
    const { capacityMl, percent, counts } = drink;
    const perDrinkMin = ruleMinutesPerDrink(drink, people[1]);
    expect(perDrinkMin % 30).toBe(0);
    const survived = counts
      .map((count) => ({ count, ...byHand(capacityMl, percent, count, woman) }))
      .filter(({ isDeadly }) => !isDeadly);
    const isEnough = (eachMin: number) =>
      survived.every(({ count, waitMin }) => waitMin <= ruleStartMin + eachMin * count);
    expect(isEnough(perDrinkMin)).toBe(true);
    expect(isEnough(perDrinkMin - 30)).toBe(false);
  });
});
