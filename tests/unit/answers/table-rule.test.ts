import { describe, expect, it } from 'vitest';
import { examplesOf } from '@/lib/answers/examples';
import { tableRule } from '@/lib/answers/table-rule';
import { calculate, type Gender } from '@/lib/bac';
import { sites } from '@/lib/site/sites';

interface Body {
  gender: Gender;
  ageYears: number;
  heightCm: number;
  weightKg: number;
}

/** Minutes from the last sip to the cautious sober time, with a drink each half hour. */
function soberAfter(ml: number, percent: number, count: number, body: Body) {
  const finishMin = 30 * count;
  const result = calculate({
    ...body,
    timeStart: '06:00',
    timeFinish: `${String(6 + Math.floor(finishMin / 60)).padStart(2, '0')}:${finishMin % 60 === 0 ? '00' : '30'}`,
    drinks: [{ ml: ml * count, percent }],
    foodWhileDrinking: 1,
    legalDrivingLimitPermille: 0,
  });
  return result.band.late.timeUntilSober.minutesFromStart - finishMin;
}

/** The bodies that the rule must cover: as heavy and as tall as the first body, or more. */
function bodiesFrom({ heightCm, weightKg }: Body): Body[] {
  return [0, 5, 15, 35, 60].flatMap((more) =>
    ([0, 1] as const).flatMap((gender) =>
      [18, 30, 40].map((ageYears) => ({
        gender,
        ageYears,
        heightCm: heightCm + (gender === 0 ? 5 : 0) + Math.min(more, 20) / 2,
        weightKg: weightKg + more,
      })),
    ),
  );
}

describe.each(sites)('the rule for the table of $code', (site) => {
  const { drinks, bodies } = examplesOf(site);
  const [lightest] = bodies;
  if (!lightest) throw new Error('No body');

  it.each(drinks)('covers everybody it claims to, after every count of $servingName', (drink) => {
    const { startMin, perDrinkMin, upToCount } = tableRule(drink, bodies);
    for (const body of [...bodies, ...bodiesFrom(lightest)]) {
      for (let count = 1; count <= upToCount; count++) {
        expect(soberAfter(drink.capacityMl, drink.percent, count, body)).toBeLessThanOrEqual(
          startMin + perDrinkMin * count,
        );
      }
    }
  });

  it.each(drinks)('is the shortest in half hours for $servingName', (drink) => {
    const { startMin, perDrinkMin, upToCount } = tableRule(drink, bodies);
    expect(perDrinkMin % 30).toBe(0);
    const counts = Array.from({ length: upToCount }, (_, index) => index + 1);
    const shorterFails = counts.some(
      (count) =>
        soberAfter(drink.capacityMl, drink.percent, count, lightest) >
        startMin + (perDrinkMin - 30) * count,
    );
    expect(shorterFails).toBe(true);
  });
});
