import { describe, expect, it } from 'vitest';
import { articleMarkdown } from '@/lib/articles/manifest';
import { calculate, levelAt, minutesOfDay, minutesUntil, type CalculationInput } from '@/lib/bac';
import type { SiteCode } from '@/lib/site/sites';

/** An example person of a text. */
type Example = Omit<CalculationInput, 'legalDrivingLimitPermille'>;

const drunk = (...drinks: [ml: number, percent: number][]) =>
  drinks.map(([ml, percent]) => ({ ml, percent }));

function solved(example: Example) {
  return calculate({ ...example, legalDrivingLimitPermille: 0 });
}

/** The likely level at a clock time of the night, permille. */
function likelyAt(example: Example, time: string): number {
  const fromStart = minutesUntil(minutesOfDay(example.timeStart), minutesOfDay(time));
  return levelAt(solved(example).curves.likely, fromStart);
}

/** Asserts that the text rounds the level to its last digit, or rounds it up: never down. */
function expectWritten(text: string, permille: number): void {
  const digit = 10 ** -(text.split('.')[1]?.length ?? 0);
  const more = Number(text) - permille;
  expect(more).toBeGreaterThanOrEqual(-digit / 2);
  expect(more).toBeLessThan(digit);
}

interface Morning {
  example: Example;
  /** The likely level at the last sip, as the text writes it. */
  last: string;
  /** A later level in the text: about this much, or over this much. */
  later?: { time: string; about: string } | { time: string; over: number };
}

/** Gender, age, height, weight and food; start and finish; millilitres and strength of each drink. */
function guest(
  [gender, ageYears, heightCm, weightKg, foodWhileDrinking]: [0 | 1, number, number, number, 1 | 2],
  [timeStart, timeFinish]: [string, string],
  ...drinks: [ml: number, percent: number][]
): Example {
  const body = { gender, ageYears, heightCm, weightKg, foodWhileDrinking };
  return { ...body, timeStart, timeFinish, drinks: drunk(...drinks) };
}

const mornings: Record<SiteCode, Morning> = {
  br: {
    // "come normalmente": 2.
    example: guest([0, 34, 174, 76, 2], ['20:00', '01:00'], [1800, 5], [60, 40]),
    ...{ last: '1.02', later: { time: '05:00', over: 0.4 } },
  },
  cn: { example: guest([0, 46, 172, 72, 2], ['18:30', '21:30'], [250, 52]), last: '1.7' },
  cz: {
    example: guest([0, 52, 181, 92, 2], ['18:00', '00:00'], [3000, 5], [80, 40]),
    ...{ last: '1.66', later: { time: '02:00', about: '1.36' } },
  },
  de: { example: guest([0, 27, 184, 82, 2], ['18:00', '23:00'], [2500, 6]), last: '1.4' },
  en: {
    example: guest([1, 31, 168, 64, 2], ['19:30', '00:00'], [750, 13]),
    ...{ last: '1.4', later: { time: '05:30', over: 0.5 } },
  },
  es: {
    example: guest([0, 27, 175, 72, 2], ['21:30', '02:00'], [400, 5], [300, 13], [150, 40]),
    ...{ last: '1.2', later: { time: '05:30', over: 0.5 } },
  },
  fr: {
    // "grignote": 1.
    example: guest([0, 23, 177, 71, 1], ['21:00', '02:00'], [2500, 5]),
    ...{ last: '1.27', later: { time: '07:00', over: 0.5 } },
  },
  it: {
    example: guest([0, 54, 172, 80, 2], ['20:30', '01:00'], [400, 10], [500, 13], [80, 40]),
    last: '1.49',
  },
  jp: {
    example: guest([0, 47, 171, 68, 2], ['19:00', '23:00'], [870, 5], [360, 15]),
    last: '1.07',
  },
  pl: {
    example: guest([0, 45, 182, 88, 2], ['22:00', '00:45'], [300, 40]),
    ...{ last: '1.3', later: { time: '04:00', about: '0.81' } },
  },
  ru: {
    // The third body of the tables, who eats a little: food 1.
    example: guest([0, 40, 182, 95, 1], ['20:00', '23:00'], [300, 40]),
    ...{ last: '1.2', later: { time: '02:00', over: 0.7 } },
  },
};

describe('the example of the morning after', () => {
  it.each(Object.entries(mornings))('has the levels of the calculator: %s', (code, morning) => {
    const { example, last, later } = morning;
    const text = articleMarkdown(code as SiteCode, 'morning-after-driving-guid');
    for (const { ml, percent } of example.drinks) {
      expect(text).toContain(`[grams:${ml}x${percent}]`);
    }
    for (const size of [example.weightKg, example.heightCm]) {
      // The Russian example is a body of the tables, named only by its weight.
      if (code !== 'ru' || size === example.weightKg) expect(text).toContain(String(size));
    }
    expect(text).toMatch(new RegExp(`\\[level:${last}[\\]|]`));
    expectWritten(last, likelyAt(example, example.timeFinish));
    if (!later) return;
    const level = likelyAt(example, later.time);
    if ('about' in later) {
      expect(text).toContain(`[level:${later.about}]`);
      expectWritten(later.about, level);
    } else {
      expect(level).toBeGreaterThan(later.over);
    }
  });

  it('leaves the Russian guest more than five hours to zero at two', () => {
    const { timeUntilSober } = solved(mornings.ru.example);
    expect(timeUntilSober.minutesFromStart - minutesUntil(20 * 60, 2 * 60)).toBeGreaterThan(300);
  });
});

/** The drinks and hours that the three people share, with a normal meal. */
const sameDrinks: Record<SiteCode, { hours: number; drinks: CalculationInput['drinks'] }> = {
  br: { hours: 2, drinks: drunk([1200, 5]) },
  cn: { hours: 2, drinks: drunk([100, 52]) },
  cz: { hours: 2, drinks: drunk([600, 12]) },
  de: { hours: 2, drinks: drunk([500, 12]) },
  en: { hours: 2, drinks: drunk([1420, 5]) },
  es: { hours: 2, drinks: drunk([300, 13], [50, 40]) },
  fr: { hours: 3, drinks: drunk([600, 13]) },
  it: { hours: 2, drinks: drunk([500, 12]) },
  jp: { hours: 2, drinks: drunk([1050, 5]) },
  pl: { hours: 2.5, drinks: drunk([1500, 5.6]) },
  ru: { hours: 3, drinks: drunk([200, 40]) },
};

const bodyWater = /\[water:(male|female),(\d+),(\d+),(\d+)\]/g;
const level = /\[level:([\d.]+)/g;
const hours = /\[hours:([\d.]+)>0/g;

describe('three bodies with the same drinks', () => {
  it.each(Object.entries(sameDrinks))('have the peaks of the calculator: %s', (code, drunkBy) => {
    const text = articleMarkdown(code as SiteCode, 'why-women-get-drunk-faster');
    const paragraph = text.split('\n').find((line) => line.includes('[water:')) ?? '';
    const people = [...paragraph.matchAll(bodyWater)];
    const peaks = [...paragraph.matchAll(level)].map(([, peak = '']) => peak);
    expect(people).toHaveLength(3);
    expect(peaks).toHaveLength(3);
    // The table above it begins at these peaks.
    expect([...text.matchAll(hours)].map(([, from]) => from)).toEqual(peaks);
    for (const { ml, percent } of drunkBy.drinks) {
      expect(text).toContain(`[grams:${ml}x${percent}]`);
    }
    for (const [index, [, gender, age, height, weight]] of people.entries()) {
      const example: Example = {
        gender: gender === 'male' ? 0 : 1,
        ageYears: Number(age),
        heightCm: Number(height),
        weightKg: Number(weight),
        foodWhileDrinking: 2,
        timeStart: '12:00',
        timeFinish: drunkBy.hours % 1 === 0 ? `${12 + drunkBy.hours}:00` : '14:30',
        drinks: drunkBy.drinks,
      };
      expectWritten(peaks[index] ?? '', likelyAt(example, example.timeFinish));
    }
  });
});
