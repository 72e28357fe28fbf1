import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { forecastDrinking, type Curve, type PlacedInput } from '@/lib/bac';
import { anyBridge, anyDrink, type Day, dayOf, gramsIn, noise, placedOf } from './arbitraries';
import { answersOf, expectNoneLower, names, sidesOf } from './curve-answers';
import { law } from '../law';

/**
 * The maximum by which one curve is below the other; at a corner, since lines between are straight.
 */
function worstUnder(more: Curve, less: Curve): number {
  let worst = 0;
  const [highAt, lowAt] = [sidesOf(more), sidesOf(less)];
  for (const { atMin } of [...more, ...less]) {
    const [high, low] = [highAt(atMin), lowAt(atMin)];
    worst = Math.max(worst, low.before - high.before, low.after - high.after);
  }
  return worst;
}

/**
 * Asserts that more alcohol lowers no level and no answer of any curve, with and without the wait.
 */
function expectMore(more: PlacedInput, less: PlacedInput): void {
  const [high, low] = [forecastDrinking(more), forecastDrinking(less)];
  const limit = less.limitPermille;
  for (const name of names) {
    expect(worstUnder(high.curves[name], low.curves[name]), name).toBeLessThan(noise);
    expectNoneLower(answersOf(high, name, limit), answersOf(low, name, limit), noise, name);
    // Without sittings there is no wait: the times are those of the bare curve.
    const [bareHigh, bareLow] = [high, low].map((forecast) =>
      answersOf({ ...forecast, sittings: [] }, name, limit),
    );
    expectNoneLower(bareHigh!, bareLow!, noise, `${name} without the wait`);
  }
}

function without(day: Day, left: number): Day {
  return { ...day, stretches: day.stretches.filter((_, i) => i !== left) };
}

describe('more to drink never lowers a level, peak, sober or drive of any curve', () => {
  law(
    'by another sitting, wherever it lies, as long as the origin stays',
    [dayOf(2, 6), fc.nat()],
    (day, pick) => {
      const left = 1 + (pick % (day.stretches.length - 1));
      expectMore(placedOf(day), placedOf(without(day, left)));
    },
  );

  law(
    'by another drink in one of the sittings',
    [dayOf(1, 6), fc.nat(), anyDrink],
    (day, pick, drink) => {
      const less = placedOf(day);
      const index = pick % less.sittings.length;
      const sittings = less.sittings.map((sitting, i) =>
        i === index ? { ...sitting, grams: sitting.grams + gramsIn([drink]) } : sitting,
      );
      expectMore({ ...less, sittings }, less);
    },
  );

  law(
    'by a sip that fills the pause between two sittings, or a part of it',
    [anyBridge],
    ({ apart, bridged }) => {
      expectMore(bridged, apart);
    },
  );
});
