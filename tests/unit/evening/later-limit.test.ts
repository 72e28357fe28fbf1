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
const clock = (atMin: number) => {
  const min = (20 * 60 + atMin) % 1440;
  return `${Math.floor(min / 60)}:${String(min % 60).padStart(2, '0')}`;
};

describe('the later of two limits', () => {
  // Water 44.0766 l by Watson; 113.616 g x 0.8 / (44.0766 x 1.055) x 1.15 = 2.24785 permille, less
  // 0.12 an hour: 0.5 after 14.565 h, 10:34; 0.2 after 17.065 h, 13:04.
  it('is the receiver’s in Warsaw, of a link from Germany: 13:04 before 10:34', () => {
    const [poland, germany] = [eveningBy(0.2), eveningBy(0.5)];
    const { lead, other } = laterOf(poland, germany);
    expect([lead, other]).toEqual([poland, germany]);
    expect(clock(lead.forecast.cautious.driveMin)).toBe('13:04');
    expect(clock(other.forecast.cautious.driveMin)).toBe('10:34');
  });

  it('is the sender’s in Berlin, of a link from Poland', () => {
    const [germany, poland] = [eveningBy(0.5), eveningBy(0.2)];
    expect(laterOf(germany, poland)).toEqual({ lead: poland, other: germany, isSentLeading: true });
    expect(laterOf(poland, germany).isSentLeading).toBe(false);
  });

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
