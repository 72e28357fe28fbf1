import { clockTime, minutesOfDay, minutesPerDay } from '@/lib/bac';
import { perDrinkType } from '@/lib/model/model';
import { encodeShareCode } from '@/lib/share/share-code';
import {
  foodWhileDrinking,
  minutesPerDrink,
  type ExampleBody,
  type ExampleDrink,
} from './examples';

/** HH:MM of the last sip of an example that is opened. */
const lastSip = '23:00';

/** The link code of an example: the visitor's own entries stay as they are. */
export function exampleCode(drink: ExampleDrink, count: number, body: ExampleBody): string {
  const startMin = minutesOfDay(lastSip) - count * minutesPerDrink + minutesPerDay;
  return encodeShareCode({
    ...body,
    unitSystem: 'metric',
    foodWhileDrinking,
    timeStart: clockTime(startMin % minutesPerDay, 0, 24).h24,
    timeFinish: lastSip,
    drinks: perDrinkType((type) => ({
      percent: type === drink.type ? drink.percent : 0,
      capacityMl: type === drink.type ? drink.capacityMl : 1,
      amount: type === drink.type ? count : 0,
    })),
  });
}
