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

const mornings: Record<SiteCode, Morning> = {
  br: {
    // "come normalmente": 2.
    example: {
      ...{ gender: 0, ageYears: 34, heightCm: 174, weightKg: 76, foodWhileDrinking: 2 },
      ...{ timeStart: '20:00', timeFinish: '01:00', drinks: drunk([1800, 5], [60, 40]) },
    },
    last: '1.02',
    later: { time: '05:00', over: 0.4 },
  },
  cn: {
    example: {
      ...{ gender: 0, ageYears: 46, heightCm: 172, weightKg: 72, foodWhileDrinking: 2 },
      ...{ timeStart: '18:30', timeFinish: '21:30', drinks: drunk([250, 52]) },
    },
    last: '1.7',
  },
  cz: {
    example: {
      ...{ gender: 0, ageYears: 52, heightCm: 181, weightKg: 92, foodWhileDrinking: 2 },
      ...{ timeStart: '18:00', timeFinish: '00:00', drinks: drunk([3000, 5], [80, 40]) },
    },
    last: '1.66',
    later: { time: '02:00', about: '1.36' },
  },
  de: {
    example: {
      ...{ gender: 0, ageYears: 27, heightCm: 184, weightKg: 82, foodWhileDrinking: 2 },
      ...{ timeStart: '18:00', timeFinish: '23:00', drinks: drunk([2500, 6]) },
    },
    last: '1.4',
  },
  en: {
    example: {
      ...{ gender: 1, ageYears: 31, heightCm: 168, weightKg: 64, foodWhileDrinking: 2 },
      ...{ timeStart: '19:30', timeFinish: '00:00', drinks: drunk([750, 13]) },
    },
    last: '1.4',
    later: { time: '05:30', over: 0.5 },
  },
  es: {
    example: {
      ...{ gender: 0, ageYears: 27, heightCm: 175, weightKg: 72, foodWhileDrinking: 2 },
      ...{ timeStart: '21:30', timeFinish: '02:00' },
      drinks: drunk([400, 5], [300, 13], [150, 40]),
    },
    last: '1.2',
    later: { time: '05:30', over: 0.5 },
  },
  fr: {
    // "grignote": 1.
    example: {
      ...{ gender: 0, ageYears: 23, heightCm: 177, weightKg: 71, foodWhileDrinking: 1 },
      ...{ timeStart: '21:00', timeFinish: '02:00', drinks: drunk([2500, 5]) },
    },
    last: '1.27',
    later: { time: '07:00', over: 0.5 },
  },
  it: {
    example: {
      ...{ gender: 0, ageYears: 54, heightCm: 172, weightKg: 80, foodWhileDrinking: 2 },
      ...{ timeStart: '20:30', timeFinish: '01:00' },
      drinks: drunk([400, 10], [500, 13], [80, 40]),
    },
    last: '1.49',
  },
  jp: {
    example: {
      ...{ gender: 0, ageYears: 47, heightCm: 171, weightKg: 68, foodWhileDrinking: 2 },
      ...{ timeStart: '19:00', timeFinish: '23:00', drinks: drunk([870, 5], [360, 15]) },
    },
    last: '1.07',
  },
  pl: {
    example: {
      ...{ gender: 0, ageYears: 45, heightCm: 182, weightKg: 88, foodWhileDrinking: 2 },
      ...{ timeStart: '22:00', timeFinish: '00:45', drinks: drunk([300, 40]) },
    },
    last: '1.3',
    later: { time: '04:00', about: '0.81' },
  },
  ru: {
    // The third body of the tables, who eats a little: food 1.
    example: {
      ...{ gender: 0, ageYears: 40, heightCm: 182, weightKg: 95, foodWhileDrinking: 1 },
      ...{ timeStart: '20:00', timeFinish: '23:00', drinks: drunk([300, 40]) },
    },
    last: '1.2',
    later: { time: '02:00', over: 0.7 },
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
