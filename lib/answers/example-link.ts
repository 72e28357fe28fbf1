import { clockTime, minutesOfDay, minutesPerDay } from '@/lib/bac';
import { drinkCatalog } from '@/lib/drinks/catalog';
import { defaultServing, drinkKind, usualPercent, type DrinkCatalog } from '@/lib/drinks/servings';
import { perDrinkType, type DrinkType } from '@/lib/model/model';
import { encodeShareCode, type SharedDrink } from '@/lib/share/share-code';
import type { SiteCode } from '@/lib/site/sites';
import {
  foodWhileDrinking,
  minutesPerDrink,
  type ExampleBody,
  type ExampleDrink,
} from './examples';

/** HH:MM of the last sip of an example that is opened. */
const lastSip = '23:00';

/**
 * The link code of an example: the visitor's own entries stay as they are. The drinks that it has
 * nothing of are the site's usual ones, so that its result can say what one more of them would do.
 */
export function exampleCode(
  drink: ExampleDrink,
  count: number,
  body: ExampleBody,
  siteCode: SiteCode,
): string {
  const catalog = drinkCatalog(siteCode);
  const startMin = minutesOfDay(lastSip) - count * minutesPerDrink + minutesPerDay;
  const { percent, capacityMl } = drink;
  return encodeShareCode({
    ...body,
    unitSystem: 'metric',
    foodWhileDrinking,
    timeStart: clockTime(startMin % minutesPerDay, 0, 24).h24,
    timeFinish: lastSip,
    drinks: perDrinkType((type) =>
      type === drink.type ? { percent, capacityMl, amount: count } : noneOf(type, catalog),
    ),
  });
}

/** None of the usual drink of a kind. */
function noneOf(type: DrinkType, catalog: DrinkCatalog): SharedDrink {
  const serving = defaultServing(catalog, type);
  const percent = usualPercent(drinkKind(catalog, type), serving);
  return { percent, capacityMl: serving.capacityInMl, amount: 0 };
}
