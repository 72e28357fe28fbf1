import { describe, expect, it } from 'vitest';
import { laterOf } from '@/lib/evening/later-limit';
import type { CalculatorModel } from '@/lib/model/model';
import { drunk, empty, openedDrinks } from './entries';
import { withFlat } from '../../flat';

/** Six beers of half a litre and 4.8 % with a big meal, the average man, Saturday from 20:00 to 23:00. */
const saturday: CalculatorModel = withFlat(empty, {
  startDay: '2026-11-21',
  timeStartInH24: '20:00',
  foodWhileDrinkingType: 3,
  alcoholSettings: drunk({ beer: { percent: 4.8, servingItemCapacityInMl: 500, amount: 6 } }),
});

const eveningBy = (permille: number, model = saturday) =>
  openedDrinks(model, { limitPermille: permille });

describe('the later of two limits', () => {
  it('is the sender’s where the receiver’s is never exceeded', () => {
    const model = withFlat(saturday, {
      alcoholSettings: drunk({ beer: { percent: 5, servingItemCapacityInMl: 500, amount: 3 } }),
    });
    const [high, low] = [eveningBy(1.5, model), eveningBy(0.2, model)];
    expect(high.forecast.cautious.driveMin).toBe(0);
    expect(laterOf(high, low).lead).toBe(low);
  });

  it('is the receiver’s if both have the same time', () => {
    const [own, sent] = [eveningBy(0.5), eveningBy(0.5)];
    expect(laterOf(own, sent).lead).toBe(own);
  });
});
