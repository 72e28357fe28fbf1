import { h24Text, minutesOfDay, minutesPerDay } from '@/lib/bac';
import { drinkCatalog } from '@/lib/drinks/catalog';
import { sharedDrink } from '@/lib/evening/shared-sittings';
import { defaultDrinks } from '@/lib/model/defaults';
import { perDrinkType } from '@/lib/model/model';
import { encodeShareCode } from '@/lib/share/share-code';
import type { SiteCode } from '@/lib/site/sites';
import {
  foodWhileDrinking,
  lastSip,
  minutesPerDrink,
  type ExampleBody,
  type ExampleDrink,
} from './examples';

/**
 * The share code of an example. A shared result leaves the visitor's own entries unchanged. The other
 * drink types get the site's default serving with amount 0, because the result shows what one more of
 * each would do.
 */
export function exampleCode(
  drink: ExampleDrink,
  count: number,
  body: ExampleBody,
  siteCode: SiteCode,
): string {
  const notDrunk = defaultDrinks(drinkCatalog(siteCode));
  const startMin = minutesOfDay(lastSip) - count * minutesPerDrink + minutesPerDay;
  const { percent, capacityMl } = drink;
  return encodeShareCode({
    ...body,
    unitSystem: 'metric',
    foodWhileDrinking,
    timeStart: h24Text(startMin % minutesPerDay),
    timeFinish: lastSip,
    drinks: perDrinkType((type) =>
      type === drink.type ? { percent, capacityMl, amount: count } : sharedDrink(notDrunk[type][0]),
    ),
  });
}
