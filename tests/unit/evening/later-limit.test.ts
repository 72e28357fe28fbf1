import { expect, it } from 'vitest';
import { laterOf } from '@/lib/evening/later-limit';
import { openedDrinks, r01 } from './entries';

// Where both are exceeded: tests/components/result/later-limit.
it('the later of two limits is the sender’s where the receiver’s is never exceeded', () => {
  const [high, low] = [1.5, 0.2].map((limitPermille) => openedDrinks(r01, { limitPermille }));
  expect(high!.forecast.cautious.driveMin).toBe(0);
  expect(laterOf(high!, low!).lead).toBe(low);
});
